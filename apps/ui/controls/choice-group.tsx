import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGrid } from './choice-card.tsx';
import styles from './choice-group.module.css';

type ChoiceGroupProps = ComponentProps<'fieldset'> & {
  legend: string;
  /** For labels of several words. */
  wide?: boolean | undefined;
  below: ReactNode;
};

/** Cards of a form to choose from, with their legend above and a sentence about the choice below. */
export function ChoiceGroup({ legend, wide, below, children, ...attributes }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group} {...attributes}>
      <legend className={styles.legend}>{legend}</legend>
      <ChoiceGrid compact={!wide}>{children}</ChoiceGrid>
      <div className={styles.below}>{below}</div>
    </fieldset>
  );
}
