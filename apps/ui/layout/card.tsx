import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';
import { shownAs } from './shown-as.tsx';
import { looksOfStack, type StackProps } from './stack.tsx';

type CardProps = ComponentPropsWithRef<'div'> & StackProps & { as?: 'div' | 'section' | 'article' | 'li' };

/** A card. With a gap, it is a stack of what it contains. */
export const Card = (props: CardProps) =>
  shownAs('div', joinClasses(styles.card, props.gap !== undefined && 'stack'), looksOfStack, props);
