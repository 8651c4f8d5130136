import { capitalise } from '#core/domain/capitalise.ts';
import { type IsoDate, monthOf, weekdayOf } from '#core/domain/dates.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { Summary, SummaryBooking, SummaryDay, SummaryLinks, SummaryTask } from '#core/domain/summary/summary.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { format } from '#words/format.ts';
import { rhythm } from '#words/rhythm.ts';
import type { LabelledLink, Sender } from '../layout.ts';

export type TaskWords = {
  readonly title: string;
  /** The category of the user's own task, and why it is planned now; may be empty. */
  readonly about: string;
  readonly duration?: string;
  readonly isSafety: boolean;
  readonly links: readonly LabelledLink[];
};

export type DayWords = { readonly weekday: string; readonly about: string; readonly tasks: readonly TaskWords[] };

/** The text of a weekly summary, from which the HTML and the plain text are made. */
export type SummaryWords = {
  readonly subject: string;
  /** Shown after the subject in a list of mails. */
  readonly preview: string;
  readonly heading: string;
  readonly dates: string;
  /** The number of tasks and their minutes; empty without tasks. */
  readonly figures: readonly { readonly figure: string; readonly label: string }[];
  /** Instead of the figures, without tasks. */
  readonly nothing: string;
  readonly lastWeek?: { readonly text: string; readonly percent: number };
  readonly days: readonly DayWords[];
  /** About the tasks that are not listed, or a week without tasks. */
  readonly rest?: string;
  readonly button: LabelledLink;
  readonly bookings: readonly { readonly title: string; readonly about: string }[];
  readonly note?: { readonly item: string; readonly text: string };
  readonly question?: { readonly heading: string; readonly text: string; readonly links: readonly LabelledLink[] };
  /** Why the recipient gets this mail. */
  readonly reason: string;
  readonly footer: readonly LabelledLink[];
};

/** More tasks would make the mail long to read, and larger than some mail programs show. */
const mostTasks = 12;

/** Those of the parts after the days. */
export const headings = { bookings: 'Book soon', note: 'This time of year' } as const;

export function summaryWords({ to, summary, links }: Mail<'weekly-summary'>, { productName }: Sender): SummaryWords {
  const { from, days, lastWeek, minutes, finished, toBook, note, name } = summary;
  const count = days.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const total = [pluralise(count, 'task'), minutes > 0 && rhythm.duration(minutes)].filter(Boolean).join(', ');
  const listed = firstTasks(days, mostTasks);
  const rest = restOf(count, summary);
  const nothing = finished ? 'all done' : 'nothing to do';
  return {
    subject: `Your week from ${format.date(from, 'day')}: ${count === 0 ? nothing : total}`,
    preview: previewOf(summary, count),
    // Friends don’t say a whole name, and no one can tell which part of it they would say.
    heading: name === '' || /\s/.test(name) ? 'Your week' : `Your week, ${name}`,
    dates: datesText(from, summary.to),
    figures: [
      ...(count > 0 ? [{ figure: String(count), label: count === 1 ? 'task' : 'tasks' }] : []),
      ...(minutes > 0 ? [{ figure: rhythm.duration(minutes), label: 'in all' }] : []),
    ],
    nothing: capitalise(nothing),
    ...(lastWeek && {
      lastWeek: { text: lastWeekText(lastWeek), percent: Math.round((100 * lastWeek.done) / lastWeek.planned) },
    }),
    days: listed.map((day) => dayWords(day, links)),
    ...(rest !== undefined && { rest }),
    button: { label: 'Open your week', href: links.week },
    bookings: toBook.map(bookingWords),
    ...(note && { note: { item: note.item, text: `${note.title}. ${note.text}` } }),
    ...(summary.asksToPause && { question: questionWords(links) }),
    reason: `${productName} sends this summary to ${to} once a week.`,
    footer: [
      { label: 'Change the day or time', href: links.settings },
      { label: 'Unsubscribe', href: links.unsubscribePage },
    ],
  };
}

const dayOf = (date: IsoDate): string => `${weekdayOf(date)} ${format.date(date, 'day')}`;

/** "Monday 4 to Sunday 10 January". */
function datesText(from: IsoDate, to: IsoDate): string {
  const first = monthOf(from) === monthOf(to) ? `${weekdayOf(from)} ${Number(from.slice(8))}` : dayOf(from);
  return `${first} to ${dayOf(to)}`;
}

function lastWeekText({ planned, done, minutes }: NonNullable<Summary['lastWeek']>): string {
  if (done === 0) return 'Last week was a quiet one. Here is a fresh start.';
  const share = done < planned ? `${done} of ${pluralise(planned, 'task')}` : pluralise(done, 'task');
  return `Last week you finished ${share}${minutes > 0 ? `, about ${rhythm.duration(minutes)}` : ''}.`;
}

/** `All 6 done this week, 1 h 15 min.` */
function finishedText({ done, minutes }: NonNullable<Summary['finished']>): string {
  const time = minutes > 0 ? `, ${rhythm.duration(minutes)}` : '';
  return done === 1 ? `Your one task is done this week${time}.` : `All ${done} done this week${time}.`;
}

/** `Next: Gutters: clear them, week of 30 November.` */
const nextText = ({ title, weekStart }: NonNullable<Summary['next']>): string =>
  `Next: ${title}, week of ${format.date(weekStart, 'day')}.`;

function previewOf({ days, toBook, finished }: Summary, count: number): string {
  const [first, second] = days.flatMap(({ tasks }) => tasks.map(({ title }) => title));
  if (first === undefined && finished) return finishedText(finished);
  if (first === undefined) return toBook.length > 0 ? `Book soon: ${toBook[0]?.title}.` : 'A week off.';
  const more = count - 2;
  if (second === undefined) return `${first}.`;
  return more > 0 ? `${first}, ${second} and ${more} more.` : `${first}, and ${second}.`;
}

/** The days with their first tasks, up to this many in all. */
function firstTasks(days: readonly SummaryDay[], most: number): readonly SummaryDay[] {
  let left = most;
  return days.flatMap((day) => {
    const tasks = day.tasks.slice(0, left);
    left -= tasks.length;
    return tasks.length > 0 ? [{ ...day, tasks }] : [];
  });
}

function restOf(count: number, { finished, next, toBook }: Summary): string | undefined {
  if (count > mostTasks) return `Your week has ${count - mostTasks} more.`;
  if (count > 0) return undefined;
  if (finished) return [finishedText(finished), ...(next ? [nextText(next)] : [])].join(' ');
  return toBook.length > 0
    ? 'Nothing is planned for these days, so it’s a good time to book what comes next.'
    : 'Nothing is planned for these days.';
}

function dayWords({ date, tasks }: SummaryDay, links: SummaryLinks): DayWords {
  const minutes = tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
  const about = [format.date(date, 'day'), minutes > 0 && rhythm.duration(minutes)].filter(Boolean).join(' · ');
  return { weekday: weekdayOf(date), about, tasks: tasks.map((task) => taskWords(task, links)) };
}

function taskWords(
  { id, title, category, reason, minutes, critical }: SummaryTask,
  { tasks }: SummaryLinks,
): TaskWords {
  const own = tasks[id];
  return {
    title,
    about: [category, reason].filter(Boolean).join(' · '),
    ...(minutes !== undefined && { duration: rhythm.duration(minutes) }),
    isSafety: critical,
    links: own
      ? [
          { label: 'Done', href: own.done },
          { label: 'Not this week', href: own.notThisWeek },
        ]
      : [],
  };
}

const bookingWords = ({ title, weekStart }: SummaryBooking) => ({
  title,
  about: `Planned for the week of ${format.date(weekStart, 'day')}`,
});

const questionWords = (links: SummaryLinks) => ({
  heading: 'Still useful?',
  text: 'If you’d like to keep getting this summary, just open your week. Otherwise it pauses now and comes back after your next visit.',
  links: [
    { label: 'Keep sending it', href: links.week },
    { label: 'Stop for good', href: links.unsubscribePage },
  ],
});
