import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { ask } from '#words/app/ask.ts';
import type { Hazard } from '../model/advice.ts';
import styles from './hazard-note.module.css';
import { useCalls, WithCalls } from './with-calls.tsx';

export type HazardNoteProps = { hazard: Hazard };

/** The emergency's own words in short, above an answer to a question that speaks of a hazard. */
export function HazardNote({ hazard: { title, steps } }: HazardNoteProps) {
  const { numbers } = useCalls();
  const note = useRef<HTMLElement>(null);
  // The answer below it has scrolled to itself before.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Stack ref={note} as="section" gap={10} className={styles.note} aria-labelledby="hazard" aria-live="assertive">
      <Row as="h2" gap={8} single className={styles.heading} id="hazard">
        <TriangleAlert size={22} aria-hidden="true" />
        {ask.emergency.hazard}
      </Row>
      <p>{ask.emergency.hazardText(title)}</p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <WithCalls text={step} numbers={numbers} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
