import { createElement as h, type ReactElement } from 'react';
import { choices, small } from './elements.ts';
import { summaryLook } from './look.ts';
import type { DayWords, TaskWords } from './words.ts';

/** A day with its tasks. Each but the first begins with a line. */
export function dayElement({ weekday, about, tasks }: DayWords, index: number): ReactElement {
  return h(
    'div',
    { key: about, className: 'rule', style: index === 0 ? undefined : summaryLook.day },
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
    'div',
    { style: summaryLook.task },
    h(
      'p',
      { className: 'text', style: summaryLook.title },
      title,
      duration && [' ', h('span', { key: 'minutes', className: 'soft', style: summaryLook.minutes }, duration)],
      isSafety && [' ', h('span', { key: 'safety', className: 'chip', style: summaryLook.safety }, 'Safety')],
    ),
    about && small(about),
    links.length > 0 && choices(links, title),
  );
}
