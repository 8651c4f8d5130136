import type { ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { As } from './as.ts';
import styles from './heading.module.css';

type Tag = 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'legend' | 'strong';

/** The title of a card, or of a part of a page. */
export function Heading<T extends Tag = 'h2'>({ as, size = 'lg', className, ...rest }: As<T, { size?: 'lg' | 'xl' }>) {
  const Element = (as ?? 'h2') as ElementType;
  return <Element {...rest} className={joinClasses(styles[`serif-${size}`], className)} />;
}

type SubheadingProps = { size?: 'sm-600' | 'sm-650' | 'md-600' | 'md-650' };

/** A title inside of a card, in the letters of the text, by its size and weight. */
export function Subheading<T extends Tag = 'h3'>({ as, size = 'sm-600', className, ...rest }: As<T, SubheadingProps>) {
  const Element = (as ?? 'h3') as ElementType;
  return <Element {...rest} className={joinClasses(styles[`sans-${size}`], className)} />;
}
