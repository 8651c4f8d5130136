import { Button } from '#apps/ui/controls/button.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { week } from '#words/app/week/week.ts';
import { useDaySync } from '../data/use-day-sync.ts';
import { Icon } from '../icon.tsx';
import { longDate } from '../model/date-text.ts';
import styles from './sync-button.module.css';

const icons = { idle: 'sync', success: 'synced', error: 'failed' } as const;

type SyncButtonProps = {
  date: IsoDate;
  today: IsoDate;
  disabled: boolean;
  /** Shows only the icon until there is a result. */
  quiet: boolean;
};

/** Brings the day's event in the calendar up to date. */
export function SyncButton({ date, today, disabled, quiet }: SyncButtonProps) {
  const { state, sync } = useDaySync(date);
  const look = state === 'syncing' ? 'idle' : state;
  const label = week.sync[look];
  return (
    <>
      <Button
        className={joinClasses(styles.sync, quiet && styles.quiet, state !== 'syncing' && styles[state])}
        variant="quiet"
        small
        disabled={disabled}
        busy={state === 'syncing'}
        busyLabel={week.sync.busy}
        onClick={sync}
      >
        <Icon of={icons[look]} size={17} />
        <span className={styles.label}>{label}</span>
        <VisuallyHidden>{week.syncOf(longDate(date, today))}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{(state === 'success' || state === 'error') && label}</VisuallyHidden>
    </>
  );
}
