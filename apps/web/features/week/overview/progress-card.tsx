import Ellipsis from 'lucide-react/icons/ellipsis';
import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Suspense } from 'react';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { LazyMenu } from '../../../ui/controls/lazy-menu.tsx';
import type { MenuAction } from '../../../ui/controls/menu.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Progress, progressMessage, progressSummary } from '../model/progress.ts';
import type { FinishedWeekProps } from './finished-week.tsx';
import { HouseDrawing } from './house-drawing.tsx';
import styles from './progress-card.module.css';

/** Only a finished week needs it. */
const FinishedWeek = lazyComponent<'FinishedWeek', FinishedWeekProps>(
  'FinishedWeek',
  () => import('./finished-week.tsx'),
);

type ProgressCardProps = Omit<FinishedWeekProps, 'locked'> & {
  progress: Progress;
  offset: number;
  /** Whether actions are disabled. */
  locked: boolean;
  isReplanning: boolean;
  onAdd: () => void;
  onShowKeys: () => void;
  /** Absent if the planner doesn't plan the week. */
  onReplan?: (() => void) | undefined;
};

export function ProgressCard({ progress, offset, locked, isReplanning, ...on }: ProgressCardProps) {
  const summary = progressSummary(progress);
  const isFinished = offset === 0 && progress.total > 0 && progress.percent === 100;
  const replan: MenuAction[] = on.onReplan
    ? [
        {
          label: offset === 0 ? 'Re-plan this week' : 'Re-plan the week',
          icon: <RotateCw size={18} aria-hidden="true" />,
          onSelect: on.onReplan,
        },
      ]
    : [];
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.art}>
        <HouseDrawing percent={progress.percent} />
      </div>
      <div className={styles.text}>
        {progress.total > 0 && (
          <>
            <p className={styles.summary}>{summary}</p>
            <ProgressBar label="Progress of the week" value={progress.done} max={progress.total} valueText={summary} />
          </>
        )}
        <p className={styles.message}>{progressMessage(progress, offset)}</p>
        {isFinished && (
          <Suspense>
            <FinishedWeek locked={locked} onDoNext={on.onDoNext} />
          </Suspense>
        )}
      </div>
      <div className={styles.actions}>
        <Button small className={styles.add ?? ''} disabled={locked} onClick={on.onAdd}>
          <Plus size={18} aria-hidden="true" />
          Add a task
        </Button>
        <LazyMenu
          trigger={
            <IconButton label="More for this week" disabled={locked || isReplanning}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
          items={[
            ...replan,
            {
              label: 'Keyboard shortcuts',
              icon: <Keyboard size={18} aria-hidden="true" />,
              onSelect: on.onShowKeys,
            },
          ]}
        />
      </div>
    </Card>
  );
}
