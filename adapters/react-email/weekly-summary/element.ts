import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { card, layout, quietLink, type Sender, tintedCard } from '../layout.ts';
import type { Words } from '../words.ts';
import { dayElement } from './day-element.ts';
import { choices, small, strong } from './elements.ts';
import { summaryLook } from './look.ts';
import type { SummaryWords } from './words.ts';

/** The summary as a document. */
export function summaryElement(words: SummaryWords, frame: Words['frame'], sender: Sender): ReactElement {
  const { subject, preview, days, rest, assumed, button, bookings, note, headings, question, reason, footer } = words;
  return layout(
    { sender, frame, title: subject, preview, reason, choices: footer },
    opening(words),
    below(
      card(
        ...days.map((day, index) => dayElement(day, index, words)),
        rest && h(Text, { className: 'text', style: days.length > 0 ? summaryLook.rest : summaryLook.alone }, rest),
        assumed && small(assumed.text, ' ', quietLink(assumed.link)),
        h(Button, { href: button.href, className: 'button', style: summaryLook.button }, button.label),
      ),
    ),
    bookings.length > 0 &&
      below(
        card(
          partHeading(headings.bookings),
          ...bookings.map(({ title, about }) => h('div', { style: summaryLook.booking }, strong(title), small(about))),
        ),
      ),
    note &&
      below(
        tintedCard(
          'sky',
          partHeading(headings.note),
          small(h('b', { className: 'text', style: summaryLook.inline }, `${note.item}. `), note.text),
        ),
      ),
    question && below(card(partHeading(question.heading), small(question.text), choices(question.links))),
  );
}

/** What the week comes to, and the last one. */
function opening({ heading, dates, figures, nothing, lastWeek }: SummaryWords): ReactElement {
  return tintedCard(
    'green',
    h(Heading, { as: 'h1', className: 'heading', style: summaryLook.heading }, heading),
    h(Text, { className: 'note', style: summaryLook.dates }, dates),
    figures.length > 0
      ? h(
          'p',
          { style: summaryLook.figures },
          ...figures.flatMap(({ figure, label }, index) => [
            index > 0 && ' ',
            h(
              'span',
              { style: summaryLook.pair },
              h('b', { className: 'figure', style: summaryLook.figure }, figure),
              h('span', { className: 'text', style: summaryLook.figureLabel }, ` ${label}`),
            ),
          ]),
        )
      : h('p', { className: 'text', style: summaryLook.total }, nothing),
    lastWeek && h('p', { className: 'text', style: summaryLook.lastWeek }, lastWeek.text),
    lastWeek && lastWeek.percent > 0 && bar(lastWeek.percent),
  );
}

/** The attributes of a table that only arranges its contents. */
const presentation = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0, width: '100%' } as const;

/** A bar that is filled to this share. Its meaning is in the sentence above it. */
const bar = (percent: number): ReactElement =>
  h(
    'table',
    { ...presentation, 'aria-hidden': true, style: summaryLook.bar },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', {
          className: 'done',
          width: `${percent}%`,
          style: percent < 100 ? summaryLook.done : summaryLook.full,
        }),
        percent < 100 && h('td', { className: 'left', style: summaryLook.left }),
      ),
    ),
  );

const below = (part: ReactNode): ReactElement => h('div', { style: summaryLook.below }, part);

const partHeading = (text: string): ReactElement =>
  h('h2', { className: 'text', style: summaryLook.partHeading }, text);
