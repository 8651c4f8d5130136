/** The stand-in's clock: the machine's, unless a test replaces it. */
export type Clock = { now(): Date };

/** The current instant in seconds, as in Stripe's API. */
export const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
export const daySeconds = 86_400;
