import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { week } from '#words/app/week/week.ts';
import styles from './week-note.module.css';

/** What the assistant says about the week. */
export function WeekNote({ note }: { note: string }) {
  return (
    <Stack as="figure" gap={4} className={styles.note}>
      <blockquote>{note}</blockquote>
      <figcaption>{week.note}</figcaption>
    </Stack>
  );
}

/** Why the weeks of a new home have few tasks. */
export function FirstWeeksNote() {
  return <Muted as="p">{week.firstWeeks}</Muted>;
}
