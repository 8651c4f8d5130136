import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/controls/button.tsx';
import { LazyMenu } from '../../../ui/controls/lazy-menu.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Progress, progressMessage, progressSummary } from '../model/progress.ts';
import { HouseDrawing } from './house-drawing.tsx';
import styles from './progress-card.module.css';

type ProgressCardProps = {
  progress: Progress;
  offset: number;
  /** Whether actions are disabled. */
  locked: boolean;
  isReplanning: boolean;
  onAdd: () => void;
  /** Absent if the planner doesn't plan the week. */
  onReplan?: (() => void) | undefined;
};

export function ProgressCard({ progress, offset, locked, isReplanning, onAdd, onReplan }: ProgressCardProps) {
  const summary = progressSummary(progress);
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
      </div>
      <div className={styles.actions}>
        <Button small className={styles.add ?? ''} disabled={locked} onClick={onAdd}>
          <Plus size={18} aria-hidden="true" />
          Add a task
        </Button>
        {onReplan && (
          <LazyMenu
            trigger={
              <IconButton label="More for this week" disabled={locked || isReplanning}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
            items={[
              {
                label: offset === 0 ? 'Re-plan this week' : 'Re-plan the week',
                icon: <RotateCw size={18} aria-hidden="true" />,
                onSelect: onReplan,
              },
            ]}
          />
        )}
        <ButtonLink className={styles.custom ?? ''} variant="ghost" small to={paths.settingsTab('custom-tasks')}>
          Create Custom Task
        </ButtonLink>
      </div>
    </Card>
  );
}
