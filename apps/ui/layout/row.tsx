import type { ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { As } from './as.ts';
import { type Gap, gapClass, type LineGap, lineGapClass } from './gap.ts';
import styles from './row.module.css';

type Tag =
  | 'nav'
  | 'label'
  | 'div'
  | 'section'
  | 'header'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'li'
  | 'dl'
  | 'dd'
  | 'p'
  | 'span'
  | 'h2'
  | 'h3'
  | 'h4';

type RowProps = {
  gap?: Gap | undefined;
  /** Between its lines, if it differs from the gap. */
  lines?: LineGap | undefined;
  /** As the property `align-items`; centred by default. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Centred, or the first child at the start and the last one at the end. */
  spread?: 'center' | 'between' | undefined;
  /** Keeps its children on one line. */
  single?: boolean | undefined;
};

/** Its children, one beside the other, on as many lines as they need. A list has no bullets. */
export function Row<T extends Tag = 'div'>({
  as,
  gap,
  lines,
  align = 'center',
  spread,
  single,
  className,
  ...rest
}: As<T, RowProps>) {
  const Element = (as ?? 'div') as ElementType;
  const classes = joinClasses(
    styles.row,
    gapClass(gap),
    lineGapClass(lines),
    align !== 'stretch' && styles[align],
    spread && styles[`spread-${spread}`],
    !single && styles.wraps,
    className,
  );
  return <Element {...rest} className={classes} />;
}
