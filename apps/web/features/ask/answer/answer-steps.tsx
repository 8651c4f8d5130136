import type { Step } from '../model/advice.ts';
import styles from './answer.module.css';
import { SourceChip } from './source-chip.tsx';

/** What to do, with the source of each step. */
export function AnswerSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, cites }) => (
        <li key={text}>
          <p>{text}</p>
          {cites.length > 0 && (
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
