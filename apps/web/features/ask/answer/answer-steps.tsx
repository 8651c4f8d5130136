import { endsRun, type Step } from '../model/advice.ts';
import styles from './answer.module.css';
import { SourceChip } from './source-chip.tsx';

/** What to do, with the sources of the steps: once for steps that follow each other and have the same. */
export function AnswerSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, cites }, index) => (
        <li key={text}>
          <p>{text}</p>
          {endsRun(steps, index) && (
            <ul className={styles.sources} aria-label="Sources">
              {cites.map((cite) => (
                <li key={JSON.stringify(cite)}>
                  <SourceChip cite={cite} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
