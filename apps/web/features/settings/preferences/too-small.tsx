import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import type { SmallWish } from '#core/domain/plan/small-wish.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { waits } from '#words/waits.ts';
import styles from './too-small.module.css';

type TooSmallProps = { readonly small: SmallWish; readonly onChoose: (tasksPerWeek: number) => void };

/** Says, before it is saved, what a number of tasks a week leaves out of the jobs for safety. */
export function TooSmall({ small, onChoose }: TooSmallProps) {
  const { tasksPerWeek, enough } = small;
  return (
    <Stack gap={12} className={styles.small}>
      <p role="alert">{waits.unsafe(small)}</p>
      <Row gap={12} lines={8}>
        <Button small onClick={() => onChoose(enough)}>
          {waits.raiseTo(enough)}
        </Button>
        <Button small variant="ghost" onClick={() => onChoose(tasksPerWeek)}>
          {words.keepSmall(tasksPerWeek)}
        </Button>
      </Row>
    </Stack>
  );
}
