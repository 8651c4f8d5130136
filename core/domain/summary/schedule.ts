import { DomainError } from '../errors.ts';
import type { PersonInHome } from '../people/person-in-home.ts';
import { dayMs } from '../time/durations.ts';
import { nextSummaryAt } from './next-summary-at.ts';
import { type StopReason, type SummaryTime, summaryDefaults } from './preferences.ts';
import { isPaused, weeksToSkip } from './quiet.ts';

/** When a person receives the summaries of a home, and what became of the last ones. */
export type SummarySchedule = SummaryTime &
  PersonInHome & {
    /** Whether the person wants summaries. */
    readonly enabled: boolean;
    /** Why none is sent although the person wants them, or that they unsubscribed in a mail. */
    readonly stopped?: StopReason;
    /** How many were sent since the last visit or completed task. */
    readonly unseen: number;
    /** How many in a row the mail server rejected. */
    readonly rejections: number;
    /** When the next one is due; absent while none is sent. */
    readonly nextAt?: Date;
    /** When the person last switched summaries on or off. News about older mail doesn't change that. */
    readonly decidedAt: Date;
    /** Links in summaries that were mailed before this don't act; absent if the address has never changed. */
    readonly linksFrom?: Date;
  };

export type SummaryChanges = Partial<SummaryTime & { readonly enabled: boolean }>;

/** A summary that could not be sent in time is sent this much later at most. */
export const latestMs = dayMs;

/** The mail server rejects single mails for many reasons. Several rejections in a row concern the address. */
const rejectionsBeforeStop = 3;

/** Returns the schedule with its next date after an instant. Quiet schedules wait longer or until a visit. */
export function withNextDate(current: SummarySchedule, timezone: string, after: Date): SummarySchedule {
  const { nextAt: _, ...schedule } = current;
  const { enabled, stopped, unseen } = schedule;
  if (!enabled || stopped !== undefined || isPaused(unseen)) return schedule;
  return { ...schedule, nextAt: nextSummaryAt({ ...schedule, timezone }, after, weeksToSkip(unseen)) };
}

/** The schedule of a person who has not changed it. */
export function newSchedule({ householdId, personId }: PersonInHome, timezone: string, now: Date): SummarySchedule {
  const schedule = { householdId, personId, ...summaryDefaults, unseen: 0, rejections: 0, decidedAt: now };
  return withNextDate(schedule, timezone, now);
}

/** Applies the person's changes. Switching summaries on also ends a stop, and any change counts as a visit. */
export function changedBy(
  { stopped, ...schedule }: SummarySchedule,
  changes: SummaryChanges,
  timezone: string,
  now: Date,
): SummarySchedule {
  const decides = changes.enabled !== undefined;
  const changed: SummarySchedule = {
    ...schedule,
    ...changes,
    ...(!decides && stopped && { stopped }),
    ...(decides && { decidedAt: now, rejections: 0 }),
    unseen: 0,
  };
  return withNextDate(changed, timezone, now);
}

/**
 * Stops summaries until the person switches them on again. Unsubscribing switches them off; otherwise the first reason
 * stays.
 */
export function stoppedBy({ nextAt: _, ...schedule }: SummarySchedule, reason: StopReason): SummarySchedule {
  if (reason === 'unsubscribed') return { ...schedule, enabled: false, stopped: reason };
  return { ...schedule, stopped: schedule.stopped ?? reason };
}

/** The mail service sends mail to the address again. A person who unsubscribed stays unsubscribed. */
export function reactivated(schedule: SummarySchedule, timezone: string, now: Date): SummarySchedule {
  const { stopped, ...free } = schedule;
  return stopped === undefined || stopped === 'unsubscribed' ? schedule : withNextDate(free, timezone, now);
}

/**
 * Throws `summary_link_expired` for a link in a summary that was mailed, at the instant, to an earlier address of the
 * person.
 */
export function expectLinkActs(schedule: SummarySchedule | undefined, mailedAt: Date): void {
  if (schedule?.linksFrom && mailedAt < schedule.linksFrom) throw new DomainError('summary_link_expired');
}

/** After a visit or a completed task, summaries come every week again. */
export function seen(schedule: SummarySchedule, timezone: string, now: Date): SummarySchedule {
  return schedule.unseen === 0 ? schedule : withNextDate({ ...schedule, unseen: 0 }, timezone, now);
}

/** The schedule once a summary has been sent. */
export function afterSending(schedule: SummarySchedule, timezone: string, now: Date): SummarySchedule {
  return withNextDate({ ...schedule, unseen: schedule.unseen + 1, rejections: 0 }, timezone, now);
}

/** The schedule once the mail server has rejected a summary. */
export function afterRejection(schedule: SummarySchedule): SummarySchedule {
  const rejections = schedule.rejections + 1;
  const counted = { ...schedule, rejections };
  return rejections >= rejectionsBeforeStop ? stoppedBy(counted, 'rejected') : counted;
}
