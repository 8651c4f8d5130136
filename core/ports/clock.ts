/** The only source of the current time. */
export type Clock = { now(): Date };
