/** The two addresses that confirm a change: the one of the account, and the one that replaces it. */
export const emailSides = ['current', 'new'] as const;
export type EmailSide = (typeof emailSides)[number];

export const emailChangeStates = ['open', 'waiting', 'changed'] as const;
export type EmailChangeState = (typeof emailChangeStates)[number];
