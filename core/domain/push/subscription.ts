import { shuffle } from '../text/shuffle.ts';
import { addDays, type IsoDate, isIsoDate } from '../time/dates.ts';
import { hourMs, minuteMs } from '../time/durations.ts';
import { dateInZone, instantOf } from '../time/zones.ts';

/** The hours at which a person can have today's tasks pushed. At the others, devices stay quiet. */
export const pushHours = { first: 6, last: 21 } as const;

/**
 * A signed-in browser that shows today's tasks of a home at an hour. It goes with its session.
 * See docs/decisions/0176.
 */
export type PushSubscription = {
  readonly personId: string;
  readonly sessionId: string;
  readonly householdId: string;
  /** Its `PushTarget`, sealed: a program that has it could send something there. */
  readonly target: string;
  readonly hour: number;
  readonly createdAt: Date;
  /** When it is due next. */
  readonly nextAt: Date;
  /** How many tries have failed since the last one that was accepted. */
  readonly failures: number;
  /** Whether its person wanted it later on the day, so that it comes at another time than its hour. */
  readonly isPostponed?: true;
};

/** Where a browser's push service takes messages, and the keys that only the browser can decrypt with. In base64url. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The purpose for which the server's private key for push services is sealed. */
export const pushKeysPurpose = 'push keys';

/** The purpose for which a subscription's target is sealed. */
export const pushTargetOf = ({ personId, sessionId }: Pick<PushSubscription, 'personId' | 'sessionId'>): string =>
  `push ${personId} ${sessionId}`;

type PushClock = Pick<PushSubscription, 'sessionId' | 'hour'> & { readonly timezone: string };
/** `postponedTo`: when it comes instead, because its person wanted it later on the day. */
type Due = PushClock & { readonly postponedTo?: Date };

/**
 * What a browser whose address has changed names its subscription by, sealed. It is used once, because it is of the
 * subscription that began at that instant.
 */
export type PushRenewal = Pick<PushSubscription, 'personId' | 'sessionId'> & { readonly createdAt: number };

/** The purpose for which it is sealed. */
export const pushRenewalPurpose = 'push renewal';

/** Pushes of one hour are spread over this long, so that not all of them are due at once. */
const longestJitterMs = 10 * minuteMs;

/** The day in the time zone, or in UTC if the zone is unknown. */
function dayAt({ timezone }: PushClock, at: Date): { readonly today: IsoDate; readonly zone: string } {
  const today = dateInZone(at, timezone);
  return isIsoDate(today) ? { today, zone: timezone } : { today: dateInZone(at, 'UTC'), zone: 'UTC' };
}

/**
 * The first time after an instant at which a push is due. An hour that a change of the clocks skips moves forward; of an
 * hour that occurs twice, the first counts.
 */
export function nextPushAt(clock: PushClock, after: Date): Date {
  const { today, zone } = dayAt(clock, after);
  const dueOn = (day: IsoDate) =>
    instantOf(day, `${String(clock.hour).padStart(2, '0')}:00`, zone).getTime() +
    Math.floor(shuffle(clock.sessionId) * longestJitterMs);
  const due = dueOn(today);
  return new Date(due > after.getTime() ? due : dueOn(addDays(today, 1)));
}

/** A push that could not be sent in time is sent this much later at most. */
const latestMs = 2 * hourMs;

/** Whether a push is welcome now: it was due a short while ago in the present time zone, and it isn't night. */
export function isTimely(clock: Due, now: Date): boolean {
  const { today, zone } = dayAt(clock, now);
  const isNight = now >= instantOf(today, `${pushHours.last + 1}:00`, zone);
  if (clock.postponedTo) return !isNight && now.getTime() - clock.postponedTo.getTime() <= latestMs;
  return !isNight && nextPushAt(clock, new Date(now.getTime() - latestMs)) <= now;
}

/** After each failed try of a day, in milliseconds. Then the next day counts. */
const rests = [5 * minuteMs, 30 * minuteMs];

/** After so many failed tries in a row, about a week of them, a subscription is removed. */
export const mostPushFailures = 20;

/** When a push is tried again that has failed this often in a row; undefined if not today. */
export function retryAt(failures: number, now: Date): Date | undefined {
  const rest = rests[(failures - 1) % (rests.length + 1)];
  return rest === undefined ? undefined : new Date(now.getTime() + rest);
}
