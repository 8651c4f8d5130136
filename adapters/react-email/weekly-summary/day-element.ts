import { createElement as h, type ReactElement } from 'react';
import { choices, presentation, small, strong } from './elements.ts';
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
  const words = h(
    'td',
    { style: summaryLook.words },
    strong(title),
    about && small(about),
    isSafety &&
      h('p', { style: summaryLook.tag }, h('span', { className: 'chip', style: summaryLook.safety }, 'Safety')),
  );
  const minutes =
    duration &&
    h('td', { style: summaryLook.minutes }, h('span', { className: 'soft', style: summaryLook.pill }, duration));
  return h(
    'div',
    { style: summaryLook.task },
    h('table', presentation, h('tbody', null, h('tr', null, words, minutes))),
    links.length > 0 && choices(links, title),
  );
}
