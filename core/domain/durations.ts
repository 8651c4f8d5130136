/** In milliseconds, for instants; what is said in a household's days goes by dates. */
export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
