import type { As, Gap } from './as.ts';
import { shownAs } from './shown-as.tsx';
import './gap.css';
import './stack.css';

type Tag =
  | 'div'
  | 'section'
  | 'header'
  | 'aside'
  | 'form'
  | 'fieldset'
  | 'figure'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dd'
  | 'p'
  | 'span';

export type StackProps = {
  gap?: Gap | undefined;
  /** Where children lie that are narrower; by default, each is as wide as the stack. */
  align?: 'start' | 'center' | undefined;
  /** Never wider than the space that it has, whatever its children contain. */
  bounded?: boolean | undefined;
  /** With a line above it. */
  divided?: boolean | undefined;
};

export const looksOfStack = { gap: 'gap', align: 'stack', bounded: 'stack', divided: 'stack' } as const;

/** Its children, one below the other. A list has no bullets. */
export const Stack = <T extends Tag = 'div'>(props: As<T, StackProps>) => shownAs('div', 'stack', looksOfStack, props);
