/** What the stand-in goes by; the machine's unless a test holds another. */
export type Clock = { now(): Date };

/** As Stripe counts. */
export const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
export const daySeconds = 86_400;
