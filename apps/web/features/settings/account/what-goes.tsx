import type { OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { account as words } from '#words/app/account.ts';
import styles from './delete-dialog.module.css';

type Home = OutputOf<'previewDeletion'>['homes'][number];

/** What deleting the account deletes, and what stays. */
export function WhatGoes({ homes }: { homes: readonly Home[] }) {
  const [deleted, staying, waiting] = (['deleted', 'stays', 'needs-owner'] as const).map((fate) =>
    homes.filter((home) => home.fate === fate),
  ) as [Home[], Home[], Home[]];
  return (
    <>
      {waiting.length > 0 && <Alert>{words.needsOwner(waiting.map(({ name }) => name))}</Alert>}
      <Stack gap={4} className={styles.list}>
        <h3>{words.deleted}</h3>
        <ul>
          <li>{words.yourAccount}</li>
          {deleted.map(({ id, name }) => (
            <li key={id}>{words.yourHome(name)}</li>
          ))}
        </ul>
      </Stack>
      {staying.length > 0 && (
        <Stack gap={4} className={styles.list}>
          <h3>{words.whatStays}</h3>
          <ul>
            {staying.map(({ id, name }) => (
              <li key={id}>{words.homeStays(name)}</li>
            ))}
          </ul>
        </Stack>
      )}
      {deleted.some(({ isPaidFor }) => isPaidFor) && <Alert tone="info">{words.subscriptionEnds}</Alert>}
    </>
  );
}
