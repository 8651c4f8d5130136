import { dayMs } from '../time/durations.ts';

/** The two addresses that confirm a change: the one of the account, and the one that replaces it. */
export const emailSides = ['current', 'new'] as const;
export type EmailSide = (typeof emailSides)[number];

export const emailChangeStates = ['open', 'waiting', 'changed'] as const;
type EmailChangeState = (typeof emailChangeStates)[number];

/** A person's wish for another address, which takes effect once both addresses have confirmed it. */
export type EmailChange = {
  readonly personId: string;
  readonly newEmail: string;
  /** The session that asked for it, which stays signed in. */
  readonly sessionId: string;
  /** The ids from which the tokens of the two mailed links are derived. */
  readonly linkIds: Readonly<Record<EmailSide, string>>;
  readonly expiresAt: Date;
  readonly confirmedAt: Readonly<Partial<Record<EmailSide, Date>>>;
  /** The address before the change, once it has taken effect. */
  readonly previousEmail?: string;
};

/** How often a person may ask for another address. */
export const changesPerPerson = { points: 3, perSeconds: 3600 } as const;

const lifetimeMs = dayMs;

/** Both links are valid for a day. */
export function changeEndsAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + lifetimeMs);
}

export const confirmedSides = ({ confirmedAt }: EmailChange): readonly EmailSide[] =>
  emailSides.filter((side) => confirmedAt[side] !== undefined);

export const isConfirmed = (change: EmailChange): boolean => confirmedSides(change).length === emailSides.length;

/** What the page of a mailed link shows. The page of the new address doesn't name the current one. */
export type ShownEmailChange = {
  readonly side: EmailSide;
  readonly newEmail: string;
  readonly state: EmailChangeState;
};

/** The state as the link of one side shows it. */
export function stateFor(change: EmailChange, side: EmailSide): EmailChangeState {
  if (isConfirmed(change)) return 'changed';
  return change.confirmedAt[side] === undefined ? 'open' : 'waiting';
}

export function sideOf({ linkIds }: EmailChange, linkId: string): EmailSide | undefined {
  return emailSides.find((side) => linkIds[side] === linkId);
}

/** The first confirmation of a side counts. */
export function confirmedBy(change: EmailChange, side: EmailSide, at: Date): EmailChange {
  return { ...change, confirmedAt: { [side]: at, ...change.confirmedAt } };
}

/** The address in a mail that asks to confirm the change. `baseUrl` is the web app's. */
export function confirmAddress(baseUrl: string, token: string): string {
  const address = new URL('/confirm-email', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}
