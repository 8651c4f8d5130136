/** In milliseconds, for instants. A household's days are counted by dates instead, since their length varies. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
