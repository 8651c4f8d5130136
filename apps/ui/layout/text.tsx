import type { ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { As } from './as.ts';
import styles from './text.module.css';

type Tag =
  | 'span'
  | 'p'
  | 'div'
  | 'li'
  | 'dt'
  | 'dd'
  | 'td'
  | 'small'
  | 'strong'
  | 'time'
  | 'legend'
  | 'figcaption'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4';

type TextProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
  color?: 'ink' | 'soft' | 'evergreen' | 'terracotta' | undefined;
  weight?: 450 | 550 | 600 | 650 | undefined;
  /** With figures of one width. */
  numeric?: boolean | undefined;
  /** With lines close to each other. */
  tight?: boolean | undefined;
  /** Breaks words that are longer than a line. */
  breaks?: boolean | undefined;
  /** Stays on one line. */
  unbroken?: boolean | undefined;
  /** Keeps its line breaks. */
  lines?: boolean | undefined;
  /** As wide as so many letters at most. */
  measure?: 40 | 42 | undefined;
};

/** Words in the sizes, colours and weights of the product. */
export function Text<T extends Tag = 'span'>({
  as,
  size,
  color,
  weight,
  numeric,
  tight,
  breaks,
  unbroken,
  lines,
  measure,
  className,
  ...rest
}: As<T, TextProps>) {
  const Element = (as ?? 'span') as ElementType;
  const classes = joinClasses(
    size && styles[`size-${size}`],
    color && styles[color],
    weight && styles[`weight-${weight}`],
    numeric && styles.numeric,
    tight && styles.tight,
    breaks && styles.breaks,
    unbroken && styles.unbroken,
    lines && styles.lines,
    measure && styles[`measure-${measure}`],
    className,
  );
  return <Element {...rest} className={classes} />;
}

/** Words that are less important than those around them. */
export function Muted<T extends Tag = 'span'>({ size = 'sm', ...rest }: As<T, Omit<TextProps, 'color'>>) {
  return <Text {...rest} size={size} color="soft" />;
}
