import ExternalLink from 'lucide-react/icons/external-link';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { calendarConnection as words } from '#words/app/calendar-connection.ts';
import type { Connection } from '../connection-in.ts';
import { syncedText } from '../synced-text.ts';
import styles from './facts.module.css';

/** Where the events are, and when they were last synced. */
export function Facts({ connection: { calendarUrl, lastSyncedDate } }: { connection: Connection }) {
  return (
    <Stack as="dl" gap={8} className={styles.facts}>
      <div>
        <dt>{words.calendar}</dt>
        <dd>
          Upkept
          {calendarUrl && (
            <a className={styles.link} href={calendarUrl} target="_blank" rel="noreferrer">
              {words.openInGoogle}
              <ExternalLink size={16} aria-hidden="true" />
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.lastSynced}</dt>
        <dd>{lastSyncedDate ? syncedText(lastSyncedDate, new Date()) : words.notYet}</dd>
      </div>
    </Stack>
  );
}
