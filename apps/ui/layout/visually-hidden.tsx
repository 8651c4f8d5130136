import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './visually-hidden.module.css';

/** For screen readers only. */
export function VisuallyHidden({
  as = 'span',
  ...rest
}: Omit<ComponentPropsWithRef<'span'>, 'className'> & { as?: 'span' | 'legend' | 'h1' | 'h2' | 'h3' | 'h4' }) {
  const Element = as as ElementType;
  return <Element {...rest} className={styles.hidden} />;
}
