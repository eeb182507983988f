"""Where the leading sentence ends."""

import pytest

from annotation.verifiers.normalisation import normalise
from annotation.verifiers.sentences import first_sentence


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**Yes.** There is more.", "yes"),
        ('"Yes." There is more.', "yes"),
        ("“Yes.” There is no other.", "yes"),
        ("\n \n---\nYes. The list has no duplicates.", "yes"),
        ("It is $9.99 if you take one. Shipping is extra.", "it is $9.99 if you take one"),
        ("It falls under 1903. The 1904 entry differs.", "it falls under 1903"),
        ("The U.S. state is Alaska. Louisiana is not.", "the u.s. state is alaska"),
        ("It lies in the U.S. The other does not.", "it lies in the u.s"),
        ("Dr. Smith (U.S.) paid $9.99. No refund.", "dr. smith (u.s.) paid $9.99"),
        ("- HDMI cable\n- USB cable", "- hdmi cable"),
        ("No. 5 is the only match.", "no"),
        ("Apple Inc. according to it. Not Dell.", "apple inc. according to it"),
        ("It is by Apple Inc. The other is not.", "it is by apple inc"),
        ("A. Biology. B. Physics.", "a. biology"),
        ("Yes! No other.", "yes"),
        ("Is it? No.", "is it"),
        ("Well... perhaps. No.", "well... perhaps"),
        ("答えは京都。大阪ではない", "答えは京都"),
        ("yes. it is", "yes"),
        ("Alaska.[1] Louisiana has parishes.", "alaska"),
        ("**It is 5.**² Not 6.", "it is 5"),
        ("Yes.\u200b No other.", "yes"),
        ("[Yes.](https://x.example/a) No other.", "yes"),
        ("J. Smith wrote it. He did.", "j. smith wrote it"),
        ("The HDMI cable is 6 ft. The USB cable is 3 ft.", "the hdmi cable is 6 ft"),
        ("It is 6 ft. long. The other is not.", "it is 6 ft. long"),
        ("It was in Dec. The other was in Nov.", "it was in dec"),
        ("It was on Dec. 5. No other was.", "it was on dec. 5"),
        ("It is in St. Louis. Not in Chicago.", "it is in st. louis"),
        ("It weighs 3 lbs. and 2 oz. The other weighs more.", "it weighs 3 lbs. and 2 oz"),
        ("It costs Rs. 500. No other does.", "it costs rs. 500"),
        ("It takes min. 5 days. No more.", "it takes min. 5 days"),
        ("Yes.【4†source】 No other.", "yes"),
        ("نعم؟ لا", "نعم؟"),
        ("हाँ। नहीं।", "हाँ।"),
    ],
)
def test_the_sentence_ends_where_a_reader_ends_it(text, expected):
    assert normalise(first_sentence(text)) == expected


def test_a_text_without_content_is_its_own_sentence():
    assert first_sentence(" \n ... \n") == "..."
