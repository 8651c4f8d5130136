/** The only way to learn what time it is. */
export type Clock = { now(): Date };
