import { dayMs, minuteMs } from '../time/durations.ts';

/** How long a sign-in link is valid by default. */
export const defaultLinkMinutes = 10;

/** How long the link of the welcome mail is valid: people may read it days after they paid. */
export const welcomeLinkMinutes = 72 * 60;

export function linkEndsAt(createdAt: Date, linkMinutes: number): Date {
  return new Date(createdAt.getTime() + linkMinutes * minuteMs);
}

/** The address in a sign-in mail. `baseUrl` is the web app's. */
export function signInAddress(baseUrl: string, token: string): string {
  const address = new URL('/verify-auth', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}

/** Who can get an account by signing in: everyone, everyone at these domains, or no one. */
export type SignUp = { readonly isOpen: boolean; readonly domains?: readonly string[] | undefined };

export function maySignUp(email: string, { isOpen, domains }: SignUp): boolean {
  return isOpen && (domains?.includes(email.slice(email.lastIndexOf('@') + 1)) ?? true);
}

/** How many sign-in mails an address gets in an hour, and more only while none of their links can be used. */
const linksPerAddress = { points: 5, perSeconds: 3600 } as const;

/** What became of a link so far. */
export type LinkUse = { readonly expiresAt: Date; readonly spentAt?: Date };

/** The beginning of the hour in which an address's links count. */
export const linksCountFrom = (now: Date): Date => new Date(now.getTime() - linksPerAddress.perSeconds * 1000);

/**
 * Whether an address may be mailed another link, by its links of the last hour. After the limit, it may as soon as none
 * of them can be used: a stranger who asks again and again can't keep the owner from signing in.
 * See docs/decisions/0066.
 */
export function mayMailLink(links: readonly LinkUse[], now: Date): boolean {
  const canBeUsed = ({ expiresAt, spentAt }: LinkUse) => expiresAt > now && spentAt === undefined;
  return links.length < linksPerAddress.points || !links.some(canBeUsed);
}

/** How many links one client address may request in an hour by default. */
export const defaultRequestsPerHour = 60;

const idleMs = 30 * dayMs;
const lifetimeMs = 90 * dayMs;

/** A session's use is saved once a day, so that most reads need no write. */
const noteUseAfterMs = dayMs;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

export function sessionEndsAt({ createdAt }: Pick<Times, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + lifetimeMs);
}

/** When it ends by itself, in milliseconds: after 30 days without use, and after 90 days at most. */
const overAt = (session: Times): number =>
  Math.min(sessionEndsAt(session).getTime(), session.lastSeenAt.getTime() + idleMs);

export const isSessionOver = (session: Times, now: Date): boolean => now.getTime() >= overAt(session);

/**
 * As long as a browser keeps what waits for the return of its person. A session that has a record is over, one that has none
 * was ended by someone, and the browser then forgets them.
 */
const returnMs = 30 * dayMs;

const recentMs = 10 * minuteMs;

/** Whether the person of a session signed in, or confirmed that it's them, so lately that hardly anyone else can be using it. */
export const isRecent = ({ createdAt, confirmedAt = createdAt }: SignInTimes, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < recentMs;

type SignInTimes = Pick<Times, 'createdAt'> & { readonly confirmedAt?: Date };

/** More than a person's devices: a person who signs in again and again makes no endless list. */
export const mostSessions = 50;

/**
 * Whose records are deleted when another session of the person begins: those that have long been over, and the longest unused
 * beyond the most.
 */
export function sessionsThatEnd<Session extends Times>(sessions: readonly Session[], now: Date): readonly Session[] {
  const isForgotten = (each: Session) => now.getTime() >= overAt(each) + returnMs;
  const kept = sessions.filter((each) => !isForgotten(each));
  const byUse = kept.toSorted((one, other) => one.lastSeenAt.getTime() - other.lastSeenAt.getTime());
  return [...sessions.filter(isForgotten), ...byUse.slice(0, Math.max(0, kept.length + 1 - mostSessions))];
}

export function isUseWorthNoting(session: Times, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= noteUseAfterMs;
}
