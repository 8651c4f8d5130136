import { type IsoDate, monthOf } from '../../../domain/time/dates.ts';
import type { summary as english } from '../../en/mails/summary.ts';
import type { Translation } from '../../translation.ts';
import { durations } from '../durations.ts';
import { format } from '../format.ts';

const tasks = { one: 'Aufgabe', other: 'Aufgaben' };
const dayOf = (date: IsoDate): string => format.date(date, 'weekdayAndDay');

/** The weekly summary. `minutes` are 0 where no time is known. */
export const summary = {
  /** `total`: one of those below. */
  subject: (from: IsoDate, total: string) => `Ihre Woche ab ${format.date(from, 'day')}: ${total}`,
  total: (count: number, minutes: number) =>
    minutes > 0 ? `${format.count(count, tasks)}, ${durations.short(minutes)}` : format.count(count, tasks),
  allDone: 'alles erledigt',
  nothing: 'nichts zu tun',
  heading: 'Ihre Woche',
  headingFor: (name: string) => `Ihre Woche, ${name}`,
  /** "Monday 4 to Sunday 10 January". */
  dates: (from: IsoDate, to: IsoDate) => {
    const isShort = monthOf(from) === monthOf(to);
    const first = isShort ? `${format.date(from, 'weekday')}, ${Number(from.slice(8))}.` : dayOf(from);
    return `${first} bis ${dayOf(to)}`;
  },
  weekday: (date: IsoDate) => format.date(date, 'weekday'),
  /** What follows the number of tasks. */
  tasks: (count: number) => format.form(count, tasks),
  /** What follows their time. */
  inAll: 'insgesamt',
  quietWeek: 'Letzte Woche war es ruhig. Hier ist ein neuer Anfang.',
  lastWeek: (done: number, planned: number, minutes: number) => {
    const [all, time] = [format.count(planned, tasks), durations.short(minutes)];
    if (done < planned) {
      return minutes > 0
        ? `Letzte Woche haben Sie ${done} von ${all} erledigt, etwa ${time}.`
        : `Letzte Woche haben Sie ${done} von ${all} erledigt.`;
    }
    return minutes > 0
      ? `Letzte Woche haben Sie ${all} erledigt, etwa ${time}.`
      : `Letzte Woche haben Sie ${all} erledigt.`;
  },
  finished: (done: number, minutes: number) => {
    const time = durations.short(minutes);
    if (done === 1) {
      return minutes > 0
        ? `Ihre eine Aufgabe ist diese Woche erledigt, ${time}.`
        : 'Ihre eine Aufgabe ist diese Woche erledigt.';
    }
    return minutes > 0 ? `Alle ${done} sind diese Woche erledigt, ${time}.` : `Alle ${done} sind diese Woche erledigt.`;
  },
  next: (title: string, weekStart: IsoDate) => `Als Nächstes: ${title}, Woche vom ${format.date(weekStart, 'day')}.`,
  bookFirst: (title: string) => `Bald Termin vereinbaren: ${title}.`,
  weekOff: 'Eine freie Woche.',
  first: (title: string) => `${title}.`,
  firstTwo: (one: string, other: string) => `${one} und ${other}.`,
  firstAndMore: (one: string, other: string, more: number) => `${one}, ${other} und ${more} weitere.`,
  hasMore: (more: number) => `Ihre Woche hat ${more} weitere.`,
  nothingButBookings: 'Für diese Tage ist nichts geplant, eine gute Zeit, um zu vereinbaren, was als Nächstes kommt.',
  nothingPlanned: 'Für diese Tage ist nichts geplant.',
  open: 'Ihre Woche öffnen',
  bookings: 'Bald Termin vereinbaren',
  note: 'In dieser Jahreszeit',
  /** Of a home that names no town, with a link. */
  assumedTown: 'Aufgaben für Frost, Regen und Stürme kommen so früh, wie ein großer Teil Ihres Landes sie braucht.',
  nameTown: 'Nächstgelegene Stadt angeben',
  plannedFor: (weekStart: IsoDate) => `Geplant für die Woche vom ${format.date(weekStart, 'day')}`,
  done: { work: 'Erledigt', visit: 'Termin vereinbart' },
  notThisWeek: 'Nicht diese Woche',
  /** Leads to the question on whose safest answer a task rests. */
  notMine: 'Betrifft mich nicht?',
  safety: 'Sicherheit',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  question: {
    heading: 'Noch nützlich?',
    text: 'Wenn Sie diese Übersicht weiter bekommen möchten, öffnen Sie einfach Ihre Woche. Sonst pausiert sie jetzt und kommt nach Ihrem nächsten Besuch wieder.',
    keep: 'Weiter senden',
    stop: 'Endgültig abbestellen',
  },
  reason: (to: string) => `Ob und wann Upkept diese Übersicht an ${to} sendet, wählen Sie in den Einstellungen.`,
  settings: 'Tag oder Uhrzeit ändern',
  unsubscribe: 'Abbestellen',
} as const satisfies Translation<typeof english>;
