/** A local time with its offset from UTC, such as `2027-10-31T01:30:00+02:00` (RFC 3339). */
export type LocalTime = string;
