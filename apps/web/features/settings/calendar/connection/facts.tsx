import ExternalLink from 'lucide-react/icons/external-link';
import type { Connection } from '../connection-in.ts';
import { syncedText } from '../synced-text.ts';
import styles from './facts.module.css';

/** Where the events are, and when they were last synced. */
export function Facts({ connection: { calendarUrl, lastSyncedDate } }: { connection: Connection }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Calendar</dt>
        <dd>
          Upkept
          {calendarUrl && (
            <a className={styles.link} href={calendarUrl} target="_blank" rel="noreferrer">
              Open in Google Calendar
              <ExternalLink size={16} aria-hidden="true" />
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>Last synced</dt>
        <dd>{lastSyncedDate ? syncedText(lastSyncedDate, new Date()) : 'Not yet'}</dd>
      </div>
    </dl>
  );
}
