import type { ComponentPropsWithRef } from 'react';
import styles from './fields.module.css';
import { Stack } from './stack.tsx';

/** A short form: the first field is as wide as the form, and all else as wide as it needs. */
export function Fields(props: Omit<ComponentPropsWithRef<'form'>, 'className'>) {
  return <Stack {...props} as="form" gap={16} align="start" bounded className={styles.fields} />;
}
