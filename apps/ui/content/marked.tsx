import { Fragment, type ReactNode } from 'react';

/** A text with a part in square brackets, such as the label of a link, which `show` renders. */
export function Marked({ text, show }: { text: string; show: (part: string) => ReactNode }) {
  return text
    .split(/\[([^\]]*)\]/)
    .map((part, index) => (index % 2 === 1 ? <Fragment key={part}>{show(part)}</Fragment> : part));
}
