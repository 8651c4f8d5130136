import { tickedOf } from '#core/domain/care/ticked.ts';
import type { Summary, SummaryDay, SummaryLinks, SummaryTask } from '#core/domain/summary/summary.ts';
import { capitalise } from '#core/domain/text/capitalise.ts';
import type { Mail } from '#core/ports/mailer.ts';
import type { LabelledLink } from '../layout.ts';
import type { Words } from '../words.ts';

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
  /** What the dates rest on while no town is named. */
  readonly assumed?: { readonly text: string; readonly link: LabelledLink };
  readonly button: LabelledLink;
  readonly bookings: readonly { readonly title: string; readonly about: string }[];
  readonly note?: { readonly item: string; readonly text: string };
  /** Those of the parts after the days. */
  readonly headings: { readonly bookings: string; readonly note: string };
  /** A danger’s mark. */
  readonly safety: string;
  readonly labelled: (label: string, text: string) => string;
  readonly question?: { readonly heading: string; readonly text: string; readonly links: readonly LabelledLink[] };
  /** Why the recipient gets this mail. */
  readonly reason: string;
  readonly footer: readonly LabelledLink[];
};

/** More tasks would make the mail long to read, and larger than some mail programs show. */
const mostTasks = 12;

/** Of a language, what the summary needs. */
type Language = Pick<Words, 'summary' | 'format' | 'durations' | 'itemName'>;

export function summaryWords({ to, summary, links }: Mail<'weekly-summary'>, language: Language): SummaryWords {
  const { summary: said, durations } = language;
  const { from, days, lastWeek, minutes, finished, toBook, note, name } = summary;
  const count = days.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const listed = firstTasks(days, mostTasks);
  const rest = restOf(count, summary, said);
  const nothing = finished ? said.allDone : said.nothing;
  return {
    subject: said.subject(from, count === 0 ? nothing : said.total(count, minutes)),
    preview: previewOf(summary, count, said),
    // Friends don’t say a whole name, and no one can tell which part of it they would say.
    heading: name === '' || /\s/.test(name) ? said.heading : said.headingFor(name),
    dates: said.dates(from, summary.to),
    figures: [
      ...(count > 0 ? [{ figure: String(count), label: said.tasks(count) }] : []),
      ...(minutes > 0 ? [{ figure: durations.short(minutes), label: said.inAll }] : []),
    ],
    nothing: capitalise(nothing),
    ...(lastWeek && {
      lastWeek: { text: lastWeekText(lastWeek, said), percent: Math.round((100 * lastWeek.done) / lastWeek.planned) },
    }),
    days: askedOnce(listed).map((day) => dayWords(day, links, language)),
    ...(rest !== undefined && { rest }),
    ...(summary.assumesTown && {
      assumed: { text: said.assumedTown, link: { label: said.nameTown, href: links.settings } },
    }),
    button: { label: said.open, href: links.week },
    bookings: toBook.map(({ title, weekStart }) => ({ title, about: said.plannedFor(weekStart) })),
    ...(note && { note: { item: note.item, text: `${note.title}. ${note.text}` } }),
    headings: { bookings: said.bookings, note: said.note },
    safety: said.safety,
    labelled: said.labelled,
    ...(summary.asksToPause && { question: questionWords(links, said) }),
    reason: said.reason(to),
    footer: [
      { label: said.settings, href: links.settings },
      { label: said.unsubscribe, href: links.unsubscribePage },
    ],
  };
}

type Said = Words['summary'];

const lastWeekText = ({ planned, done, minutes }: NonNullable<Summary['lastWeek']>, said: Said): string =>
  done === 0 ? said.quietWeek : said.lastWeek(done, planned, minutes);

function previewOf({ days, toBook, finished }: Summary, count: number, said: Said): string {
  const [first, second] = days.flatMap(({ tasks }) => tasks.map(({ title }) => title));
  if (first === undefined && finished) return said.finished(finished.done, finished.minutes);
  if (first === undefined) return toBook[0] ? said.bookFirst(toBook[0].title) : said.weekOff;
  const more = count - 2;
  if (second === undefined) return said.first(first);
  return more > 0 ? said.firstAndMore(first, second, more) : said.firstTwo(first, second);
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

/** A question that several tasks rest on is asked with the first of them. */
function askedOnce(days: readonly SummaryDay[]): readonly SummaryDay[] {
  const asked = new Set<string>();
  return days.map((day) => ({
    ...day,
    tasks: day.tasks.map(({ assumes, ...task }) => {
      if (assumes === undefined || asked.has(assumes)) return task;
      asked.add(assumes);
      return { ...task, assumes };
    }),
  }));
}

function restOf(count: number, { finished, next, toBook }: Summary, said: Said): string | undefined {
  if (count > mostTasks) return said.hasMore(count - mostTasks);
  if (count > 0) return undefined;
  if (finished) {
    const done = said.finished(finished.done, finished.minutes);
    return next ? `${done} ${said.next(next.title, next.weekStart)}` : done;
  }
  return toBook.length > 0 ? said.nothingButBookings : said.nothingPlanned;
}

function dayWords({ date, tasks }: SummaryDay, links: SummaryLinks, language: Language): DayWords {
  const { summary: said, format, durations } = language;
  const minutes = tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0);
  const about = [format.date(date, 'day'), minutes > 0 && durations.short(minutes)].filter(Boolean).join(' · ');
  return { weekday: said.weekday(date), about, tasks: tasks.map((task) => taskWords(task, links, language)) };
}

function taskWords(
  { id, title, category, reason, assumes, minutes, critical, isVisit }: SummaryTask,
  { tasks, asks }: SummaryLinks,
  { summary: said, durations, itemName }: Language,
): TaskWords {
  const own = tasks[id];
  const asking = assumes && asks[assumes];
  return {
    title,
    about: [itemName(category), reason].filter(Boolean).join(' · '),
    ...(minutes !== undefined && { duration: durations.short(minutes) }),
    isSafety: critical,
    links: own
      ? [
          { label: said.done[tickedOf({ professional: isVisit === true })], href: own.done },
          { label: said.notThisWeek, href: own.notThisWeek },
          ...(asking ? [{ label: said.notMine, href: asking }] : []),
        ]
      : [],
  };
}

const questionWords = (links: SummaryLinks, { question }: Said) => ({
  heading: question.heading,
  text: question.text,
  links: [
    { label: question.keep, href: links.week },
    { label: question.stop, href: links.unsubscribePage },
  ],
});
