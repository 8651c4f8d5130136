import type { LabelledLink } from '../layout.ts';
import type { DayWords, SummaryWords, TaskWords } from './words.ts';

/** The summary as plain text. Its parts are separated by empty lines. */
export function summaryText(words: SummaryWords): string {
  const { heading, dates, figures, nothing, lastWeek, days, rest, assumed, button, bookings, note, question } = words;
  const { headings, reason, footer, safety, labelled } = words;
  const linkText = ({ label, href }: LabelledLink): string => labelled(label, href);
  const dayText = ({ weekday, about, tasks }: DayWords): string =>
    section(`${weekday} ${about}`, '', tasks.map(taskText).join('\n\n'));
  function taskText({ title, about, duration, isSafety, links }: TaskWords): string {
    const facts = [duration, isSafety && safety.toLowerCase()].filter(Boolean).join(', ');
    const lines = [about, ...links.map(linkText)].filter(Boolean).map((line) => `  ${line}`);
    return [`* ${title}${facts ? ` (${facts})` : ''}`, ...lines].join('\n');
  }
  const total = figures.map(({ figure, label }) => `${figure} ${label}`).join(', ') || nothing;
  const parts = [
    `${heading}\n${dates}\n${total}`,
    lastWeek?.text,
    ...days.map(dayText),
    rest,
    assumed && `${assumed.text}\n${linkText(assumed.link)}`,
    linkText(button),
    bookings.length > 0 && section(headings.bookings, ...bookings.map(({ title, about }) => `* ${title}\n  ${about}`)),
    note && section(headings.note, labelled(note.item, note.text)),
    question && section(question.heading, question.text, ...question.links.map(linkText)),
    ['-'.repeat(40), reason, ...footer.map(linkText)].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const section = (heading: string, ...lines: readonly string[]): string => [heading.toUpperCase(), ...lines].join('\n');
