import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { card, type LabelledLink, layout, type Sender } from '../layout.ts';
import { look } from '../look.ts';
import { summaryLook } from './look.ts';
import { type DayWords, headings, type SummaryWords, type TaskWords } from './words.ts';

/** The summary as a document. */
export function summaryElement(words: SummaryWords, sender: Sender): ReactElement {
  const { subject, preview, heading, dates, total, lastWeek, days, rest, button, bookings, note, question } = words;
  return layout(
    { sender, title: subject, preview, reason: words.reason, choices: words.footer },
    card(
      h('span', { className: 'chip', style: look.chip }, total),
      h(Heading, { as: 'h1', className: 'heading', style: summaryLook.heading }, heading),
      h(Text, { className: 'note', style: summaryLook.dates }, dates),
      lastWeek && h(Text, { className: 'text', style: summaryLook.lastWeek }, lastWeek),
      ...days.map(dayElement),
      rest && h(Text, { className: 'text', style: summaryLook.rest }, rest),
      h(Button, { href: button.href, className: 'button', style: summaryLook.button }, button.label),
    ),
    bookings.length > 0 &&
      part(headings.bookings, ...bookings.flatMap(({ title, about }) => [strong(title), small(about)])),
    note && part(headings.note, small(strongSpan(`${note.item}. `), note.text)),
    question && part(question.heading, small(question.text), choices(question.links)),
  );
}

/** A card of its own below the tasks. */
const part = (heading: string, ...contents: readonly ReactNode[]): ReactElement =>
  h(
    'div',
    { style: summaryLook.gap },
    card(h('h2', { className: 'text', style: summaryLook.partHeading }, heading), ...contents),
  );

const strong = (text: string): ReactElement => h('p', { className: 'text', style: summaryLook.title }, text);
const strongSpan = (text: string): ReactElement => h('b', { className: 'text', style: summaryLook.inline }, text);
const small = (...contents: readonly ReactNode[]): ReactElement =>
  h('p', { className: 'note', style: summaryLook.about }, ...contents);

const presentation = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0, width: '100%' } as const;

function dayElement({ weekday, about, tasks }: DayWords): ReactElement {
  return h(
    'div',
    { key: about, className: 'rule', style: summaryLook.day },
    h(
      'h2',
      { className: 'text', style: summaryLook.weekday },
      `${weekday} `,
      h('span', { className: 'note', style: summaryLook.date }, about),
    ),
    ...tasks.map(taskElement),
  );
}

function taskElement({ title, about, duration, isSafety, links }: TaskWords): ReactElement {
  return h(
    'table',
    { ...presentation, style: summaryLook.task },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { style: summaryLook.words },
          strong(title),
          (about || isSafety) &&
            small(isSafety && h('span', { className: 'chip', style: summaryLook.safety }, 'Safety'), isSafety && ' ', about),
          choices(links, title),
        ),
        duration &&
          h(
            'td',
            { style: summaryLook.minutes },
            h('span', { className: 'soft', style: summaryLook.pill }, duration),
          ),
      ),
    ),
  );
}

/** Buttons beside each other, the first one filled. `subject` says to screen readers what they are about. */
function choices(links: readonly LabelledLink[], subject?: string): ReactNode {
  if (links.length === 0) return null;
  const buttons = links.map(({ label, href }, index) =>
    h(
      'a',
      {
        key: href,
        href,
        target: '_blank',
        className: index === 0 ? 'soft' : 'choice',
        style: index === 0 ? summaryLook.filled : summaryLook.outlined,
        ...(subject && { 'aria-label': `${label}: ${subject}` }),
      },
      label,
    ),
  );
  return h('div', { style: summaryLook.choices }, ...buttons);
}
