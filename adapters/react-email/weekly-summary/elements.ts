import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { LabelledLink } from '../layout.ts';
import { summaryLook } from './look.ts';

export const strong = (text: string): ReactElement => h('p', { className: 'text', style: summaryLook.title }, text);

export const small = (...contents: readonly ReactNode[]): ReactElement =>
  h('p', { className: 'note', style: summaryLook.about }, ...contents);

/** Buttons beside each other, the first one filled. `spoken` says to screen readers what one is about. */
export function choices(links: readonly LabelledLink[], spoken?: (label: string) => string): ReactElement {
  // Text readers would join the words of two buttons.
  const buttons = links.flatMap(({ label, href }, index) => [
    index > 0 && ' ',
    h(
      'a',
      {
        key: href,
        href,
        target: '_blank',
        className: index === 0 ? 'soft' : 'choice',
        style: index === 0 ? summaryLook.filled : summaryLook.outlined,
        ...(spoken && { 'aria-label': spoken(label) }),
      },
      label,
    ),
  ]);
  return h('div', { style: summaryLook.choices }, ...buttons);
}
