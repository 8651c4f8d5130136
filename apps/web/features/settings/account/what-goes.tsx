import type { OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import styles from './delete-dialog.module.css';

type Home = OutputOf<'previewDeletion'>['homes'][number];

const namesOf = (homes: readonly Home[]): string => homes.map(({ name }) => `“${name}”`).join(', ');

/** What deleting the account deletes, and what stays. */
export function WhatGoes({ homes }: { homes: readonly Home[] }) {
  const [deleted, staying, waiting] = (['deleted', 'stays', 'needs-owner'] as const).map((fate) =>
    homes.filter((home) => home.fate === fate),
  ) as [Home[], Home[], Home[]];
  return (
    <>
      {waiting.length > 0 && (
        <Alert>
          You’re the only owner of {namesOf(waiting)}, where others live. Make someone else an owner there first, under
          People, or remove the others.
        </Alert>
      )}
      <div className={styles.list}>
        <h3>Deleted</h3>
        <ul>
          <li>Your account: your name, your address, passkeys, tokens and every session.</li>
          {deleted.map(({ id, name }) => (
            <li key={id}>
              The home “{name}”, in which only you are: its weeks and their history, custom tasks, photos, documents and
              settings.
            </li>
          ))}
        </ul>
      </div>
      {staying.length > 0 && (
        <div className={styles.list}>
          <h3>What stays</h3>
          <ul>
            {staying.map(({ id, name }) => (
              <li key={id}>
                The home “{name}”, with those who are in it. What you did there stays in its history, as done by a
                former member. Notes keep the names that are written in them.
              </li>
            ))}
          </ul>
        </div>
      )}
      {deleted.some(({ isPaidFor }) => isPaidFor) && (
        <Alert tone="info">
          Your subscription is cancelled first, and Premium ends at once. There are no refunds for partial periods.
        </Alert>
      )}
    </>
  );
}
