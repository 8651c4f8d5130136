import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './steps.module.css';

type StepsProps = {
  steps: readonly string[];
  /** How a step is shown; as its text by default. */
  show?: (step: string, index: number) => ReactNode;
  /** With more room between them, for steps that consist of more than their text. */
  apart?: boolean;
};

/** Instructions, each step with its number. */
export function Steps({ steps, show = (step) => step, apart = false }: StepsProps) {
  return (
    <ol className={joinClasses(styles.steps, apart && styles.apart)}>
      {steps.map((step, index) => (
        <li key={step}>{show(step, index)}</li>
      ))}
    </ol>
  );
}
