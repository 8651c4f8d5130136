import { dayMs, minuteMs } from './durations.ts';

/** Links live ten minutes unless the settings say otherwise. */
export const defaultLinkMinutes = 10;

export function linkEndsAt(createdAt: Date, linkMinutes: number): Date {
  return new Date(createdAt.getTime() + linkMinutes * minuteMs);
}

/** The address that a mail leads to; `baseUrl` is that of the web app. */
export function signInAddress(baseUrl: string, token: string): string {
  const address = new URL('/verify-auth', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}

export const mailsPerAddress = { points: 5, perSeconds: 3600 } as const;

/** How many links may be asked for from one client address in an hour, unless the settings say otherwise. */
export const defaultRequestsPerHour = 60;

const idleMs = 30 * dayMs;
const lifetimeMs = 90 * dayMs;

/** A session's use is noted once a day, so that reading does not mean writing. */
const noteUseAfterMs = dayMs;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

export function sessionEndsAt({ createdAt }: Pick<Times, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + lifetimeMs);
}

/** 30 days idle, 90 days at the most. */
export function isSessionOver(session: Times, now: Date): boolean {
  return now.getTime() >= Math.min(sessionEndsAt(session).getTime(), session.lastSeenAt.getTime() + idleMs);
}

export function isUseWorthNoting(session: Times, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= noteUseAfterMs;
}
