import { useRef } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Loaded } from '../../../api/loaded.tsx';
import styles from './session-list.module.css';
import { useDayText } from './use-day-text.ts';
import { type ShownSession, useSessions } from './use-sessions.ts';

/** Each signed-in device, and a button that logs it out unless it is this one. */
export function SessionList() {
  const { query, endingId, failure, end } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Loaded query={query} what="your devices" skeleton={<Skeleton height="3.5rem" />}>
        {({ sessions }) => (
          <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Where you’re signed in">
            {sessions.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={endingId === session.id}
                // The button that had the focus is gone.
                onEnd={() => end(session.id, () => list.current?.focus())}
              />
            ))}
            {sessions.length === 1 && <li className={styles.note}>You’re not signed in anywhere else.</li>}
          </ul>
        )}
      </Loaded>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

type RowProps = { session: ShownSession; busy: boolean; onEnd: () => void };

function Row({ session: { device, lastUsedAt, isThis }, busy, onEnd }: RowProps) {
  const day = useDayText();
  const name = device ?? 'Unknown device';
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{isThis ? 'This device' : `Last used on ${day(lastUsedAt)}`}</p>
      </div>
      {!isThis && (
        <Button small variant="ghost" busy={busy} aria-label={`Log out ${name}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
}
