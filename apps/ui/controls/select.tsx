import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Mark } from '../pictures/mark.tsx';
import { controlClass, Field } from './field.tsx';
import styles from './select.module.css';

type SelectProps = ComponentPropsWithRef<'select'> & {
  /** As low as a small button, for a row of its own in a list. */
  small?: boolean;
};

/** The browser's own list of options, with the look of our fields. */
export function Select({ small = false, className, children, ...select }: SelectProps) {
  return (
    <div className={styles.choice}>
      <select {...select} className={joinClasses(controlClass, styles.select, small && styles.small, className)}>
        {children}
      </select>
      <Mark of="down" size={18} />
    </div>
  );
}

type SelectFieldProps = SelectProps & { label: string; hint?: ReactNode; error?: string | undefined };

export function SelectField({ label, hint, error, id, ...select }: SelectFieldProps) {
  return <Field {...{ label, hint, error, id }}>{(wiring) => <Select {...select} {...wiring} />}</Field>;
}
