import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { frame } from '#words/site/frame.ts';
import { joinClasses } from '../join-classes.ts';
import { Mark } from '../pictures/mark.tsx';
import styles from './field.module.css';

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Lets an error summary link to the control. */
  id?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** Renders the label, the hint, the control and the error, and joins them by ids. */
export function Field({ label, hint, error, optional, id: given, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {frame.optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true }) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Mark of="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

type Described = Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'>;

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...input
}: ComponentPropsWithRef<'input'> & Described) {
  return (
    <Field {...{ label, hint, error, id, ...(optional && { optional }) }}>
      {(wiring) => (
        <input type="text" dir="auto" {...input} {...wiring} className={joinClasses(styles.control, className)} />
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...area
}: ComponentPropsWithRef<'textarea'> & Described) {
  return (
    <Field {...{ label, hint, error, id, ...(optional && { optional }) }}>
      {(wiring) => <textarea dir="auto" {...area} {...wiring} className={joinClasses(styles.control, className)} />}
    </Field>
  );
}

/** The class of a text control, for fields with an element of their own. */
export const controlClass = styles.control;
