import type { Weekday } from '../time/dates.ts';

/** When a household receives its weekly summary, in its own time zone. */
export type SummaryTime = {
  readonly weekday: Weekday;
  /** 0 to 23. */
  readonly hour: number;
};

export const summaryDefaults = { enabled: true, weekday: 'Monday', hour: 8 } as const satisfies SummaryTime & {
  enabled: boolean;
};

/**
 * Why summaries stopped: the person unsubscribed; mail to the address bounces, or was reported as unwanted; the mail
 * server rejected several summaries in a row.
 */
export const stopReasons = ['unsubscribed', 'bounced', 'complained', 'rejected'] as const;
export type StopReason = (typeof stopReasons)[number];

/** What the links in a summary do to a task. */
export const summaryActions = ['done', 'not-this-week'] as const;
export type SummaryActionName = (typeof summaryActions)[number];
