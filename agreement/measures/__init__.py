"""Agreement statistics: pure numpy, from reliability data to coefficients with intervals."""

ENGINE_VERSION = "3"
