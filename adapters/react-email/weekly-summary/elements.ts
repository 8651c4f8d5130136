import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { LabelledLink } from '../layout.ts';
import { summaryLook } from './look.ts';

export const strong = (text: string): ReactElement => h('p', { className: 'text', style: summaryLook.title }, text);

export const small = (...contents: readonly ReactNode[]): ReactElement =>
  h('p', { className: 'note', style: summaryLook.about }, ...contents);

/** Buttons beside each other, the first one filled. `subject` says to screen readers what they are about. */
export function choices(links: readonly LabelledLink[], subject?: string): ReactElement {
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
