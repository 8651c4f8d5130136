import type { ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { As } from './as.ts';
import { type Gap, gapClass } from './gap.ts';
import styles from './stack.module.css';

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

export const stackClasses = ({ gap, align, bounded, divided }: StackProps) =>
  joinClasses(
    styles.stack,
    gapClass(gap),
    align && styles[align],
    bounded && styles.bounded,
    divided && styles.divided,
  );

/** Its children, one below the other. A list has no bullets. */
export function Stack<T extends Tag = 'div'>(props: As<T, StackProps>) {
  const { as, gap, align, bounded, divided, className, ...rest } = props;
  const Element = (as ?? 'div') as ElementType;
  return <Element {...rest} className={joinClasses(stackClasses({ gap, align, bounded, divided }), className)} />;
}
