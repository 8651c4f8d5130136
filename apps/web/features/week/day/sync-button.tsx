import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { IsoDate } from '#core/domain/dates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useDaySync } from '../data/use-day-sync.ts';
import { longDate } from '../model/date-text.ts';
import styles from './sync-button.module.css';

const looks = {
  idle: { Icon: CalendarSync, label: 'Sync to Calendar' },
  success: { Icon: CalendarCheck, label: 'Synced!' },
  error: { Icon: CircleAlert, label: 'Error' },
} as const;

type SyncButtonProps = {
  date: IsoDate;
  today: IsoDate;
  locked: boolean;
  /** Shows only the icon until there is a result. */
  quiet: boolean;
};

/** Brings the day's event in the calendar up to date. */
export function SyncButton({ date, today, locked, quiet }: SyncButtonProps) {
  const { state, sync } = useDaySync(date);
  const { Icon, label } = looks[state === 'syncing' ? 'idle' : state];
  return (
    <>
      <Button
        className={joinClasses(styles.sync, quiet && styles.quiet, state !== 'syncing' && styles[state])}
        variant="quiet"
        small
        disabled={locked}
        busy={state === 'syncing'}
        busyLabel="Syncing..."
        onClick={sync}
      >
        <Icon size={17} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <VisuallyHidden>: {longDate(date, today)}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{(state === 'success' || state === 'error') && label}</VisuallyHidden>
    </>
  );
}
