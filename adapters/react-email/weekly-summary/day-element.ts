import { createElement as h, type ReactElement } from 'react';
import { choices, small } from './elements.ts';
import { summaryLook } from './look.ts';
import type { DayWords, SummaryWords, TaskWords } from './words.ts';

/** What is said about every task. */
type Said = Pick<SummaryWords, 'safety' | 'labelled'>;

/** A day with its tasks. Each but the first begins with a line. */
export function dayElement({ weekday, about, tasks }: DayWords, index: number, said: Said): ReactElement {
  return h(
    'div',
    { key: about, className: 'rule', style: index === 0 ? undefined : summaryLook.day },
    h(
      'h2',
      { className: 'text', style: summaryLook.weekday },
      `${weekday} `,
      h('span', { className: 'note', style: summaryLook.date }, about),
    ),
    ...tasks.map((task) => taskElement(task, said)),
  );
}

function taskElement({ title, about, duration, isSafety, links }: TaskWords, said: Said): ReactElement {
  return h(
    'div',
    { style: summaryLook.task },
    h(
      'p',
      { className: 'text', style: summaryLook.title },
      title,
      duration && [' ', h('span', { key: 'minutes', className: 'soft', style: summaryLook.minutes }, duration)],
      isSafety && [' ', h('span', { key: 'safety', className: 'chip', style: summaryLook.safety }, said.safety)],
    ),
    about && small(about),
    links.length > 0 && choices(links, (label) => said.labelled(label, title)),
  );
}
