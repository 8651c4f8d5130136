import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { ask } from '#words/app/ask.ts';
import { endsRun, type Step } from '../model/advice.ts';
import styles from './answer.module.css';
import { SourceChip } from './source-chip.tsx';

/** What to do, with the sources of the steps: once for steps that follow each other and have the same. */
export function AnswerSteps({ steps }: { steps: readonly Step[] }) {
  const sourcesOf = (index: number) =>
    endsRun(steps, index) && (
      <ul className={styles.sources} aria-label={ask.answer.sources}>
        {steps[index]?.cites.map((cite) => (
          <li key={JSON.stringify(cite)}>
            <SourceChip cite={cite} />
          </li>
        ))}
      </ul>
    );
  const show = (text: string, index: number) => (
    <Stack gap={10} className={styles.step}>
      <p>{text}</p>
      {sourcesOf(index)}
    </Stack>
  );
  return <Steps apart steps={steps.map(({ text }) => text)} show={show} />;
}
