import type { ReactNode } from 'react';
import styles from './steps.module.css';

type StepsProps = {
  steps: readonly string[];
  /** How a step's text is shown; as it is by default. */
  show?: (step: string) => ReactNode;
};

/** Instructions, each step with its number. */
export function Steps({ steps, show = (step) => step }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{show(step)}</li>
      ))}
    </ol>
  );
}
