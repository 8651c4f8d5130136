import type { TraitId } from '../care/traits.ts';
import type { IsoDate } from '../time/dates.ts';

/** A task of the week, in the words of the household's country. */
export type SummaryTask = {
  readonly id: string;
  readonly title: string;
  /** The category that the user chose for their own task; may be empty. The title of the assistant's names its item. */
  readonly category: string;
  /** Absent for the user's own tasks, whose duration is unknown. */
  readonly minutes?: number;
  /** Why it is planned now, as one sentence without a full stop. */
  readonly reason?: string;
  /** The open question on whose safest answer it rests. */
  readonly assumes?: TraitId;
  /** Whether neglect is dangerous. */
  readonly critical: boolean;
  /** Whether the task is to book the visit of a professional. */
  readonly isVisit?: true;
};

export type SummaryDay = { readonly date: IsoDate; readonly tasks: readonly SummaryTask[] };

/** A visit of a professional in the weeks that follow. */
export type SummaryBooking = {
  readonly title: string;
  /** The Monday of the week in which it is planned. */
  readonly weekStart: IsoDate;
};

/** Something that this time of the year asks of one of the home's items. */
export type SeasonalNote = { readonly item: string; readonly title: string; readonly text: string };

/** The contents of a weekly summary. It never blames: what was left open is not listed. */
export type Summary = {
  /** Of the person or household; may be empty. */
  readonly name: string;
  /** The first of the seven days that the summary is about: the household's day on which it is sent. */
  readonly from: IsoDate;
  /** The last of the seven days. */
  readonly to: IsoDate;
  /** The seven days before `from`; absent when nothing was planned in them. `minutes` counts what was done. */
  readonly lastWeek?: { readonly planned: number; readonly done: number; readonly minutes: number };
  /** The days with open tasks, in order; each day's tasks in the order of the week screen. */
  readonly days: readonly SummaryDay[];
  /** What was done in the current week, from its Monday on; absent unless all of the week was done. */
  readonly finished?: { readonly done: number; readonly minutes: number };
  /** The first open task after the seven days, and the Monday of its week. */
  readonly next?: { readonly title: string; readonly weekStart: IsoDate };
  /** The minutes of all these tasks. */
  readonly minutes: number;
  /** What to book soon, the earliest first, at most three. */
  readonly toBook: readonly SummaryBooking[];
  readonly note?: SeasonalNote;
  /** Whether one of these tasks comes when towns need it that the home may not be near, as it names none. */
  readonly assumesTown?: true;
  /** Whether it asks if summaries should pause, because there was no reaction to the last ones. */
  readonly asksToPause: boolean;
};

/** Addresses in a summary. All but `week`, `settings` and `asks` contain a token, so they appear nowhere else. */
export type SummaryLinks = {
  readonly week: string;
  readonly settings: string;
  /** By the question, the week with it opened. */
  readonly asks: Readonly<Partial<Record<TraitId, string>>>;
  /** The page with a button that stops summaries. */
  readonly unsubscribePage: string;
  /** Stops summaries at once when it receives a POST (RFC 8058). */
  readonly unsubscribe: string;
  /** By the task's id, the pages with a button that completes or moves the task. */
  readonly tasks: Readonly<Record<string, { readonly done: string; readonly notThisWeek: string }>>;
};
