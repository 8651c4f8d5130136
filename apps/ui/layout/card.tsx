import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';

type CardProps = ComponentPropsWithRef<'div'> & { as?: 'div' | 'section' | 'article' | 'li' };

export function Card({ as = 'div', className, ...rest }: CardProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={joinClasses(styles.card, className)} />;
}
