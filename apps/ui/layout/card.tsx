import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';
import { type StackProps, stackClasses } from './stack.tsx';

type CardProps = ComponentPropsWithRef<'div'> & StackProps & { as?: 'div' | 'section' | 'article' | 'li' };

/** A card. With a gap, it is a stack of what it contains. */
export function Card({ as = 'div', gap, align, bounded, className, ...rest }: CardProps) {
  const Element = as as ElementType;
  const stack = gap !== undefined && stackClasses({ gap, align, bounded });
  return <Element {...rest} className={joinClasses(styles.card, stack, className)} />;
}
