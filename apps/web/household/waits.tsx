import type { OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { waits as words } from '#words/app/waits.ts';
import { tasksPerWeekSaid, useSaveAtOnce } from './use-save-at-once.ts';
import { WaitingList } from './waiting-list.tsx';
import styles from './waits.module.css';

type WaitsProps = Pick<OutputOf<'getHome'>, 'waiting'> & { waits: NonNullable<OutputOf<'getHome'>['waits']> };

/** What comes less often than it should, in one sentence, with the list folded and a larger week to choose. */
export function Waits({ waits: { sentence, raise }, waiting }: WaitsProps) {
  const { save, pending } = useSaveAtOnce();
  return (
    <Stack as="section" gap={8} className={styles.waits} aria-label={words.title}>
      <p className={styles.sentence}>{sentence}</p>
      <Row gap={16} lines={4} align="start" className={styles.choices}>
        {raise && (
          <Button
            variant="ghost"
            small
            disabled={pending.tasks_per_week !== undefined}
            onClick={() => save({ tasks_per_week: raise.tasksPerWeek }, tasksPerWeekSaid(raise.tasksPerWeek))}
          >
            {raise.label}
          </Button>
        )}
        <Disclosure label={words.see}>
          <WaitingList tasks={waiting} />
        </Disclosure>
      </Row>
    </Stack>
  );
}
