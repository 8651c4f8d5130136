import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { clearSession } from '#apps/ui/session/end-session.ts';
import { leaveNotice } from '#apps/ui/session/notice.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { account as words } from '#words/app/account.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useUser } from '../../../session/use-auth.ts';
import styles from './delete-dialog.module.css';

/** A home with others keeps an owner. */
const mayDelete = ({ homes }: OutputOf<'previewDeletion'>): boolean =>
  homes.every(({ fate }) => fate !== 'needs-owner');

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists what is deleted and requires typed confirmation. */
export function DeleteDialog({ open, onOpenChange }: Props) {
  const { email } = useUser();
  const query = useQuery({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => call('previewDeletion', undefined, { signal }),
    enabled: open,
    // Others may join and leave in the meantime.
    staleTime: 0,
  });
  const [typed, setTyped] = useState('');
  const { errors, busy, clear, form } = useForm<'typed' | 'failure'>({
    check: () => {
      if (!query.data || !mayDelete(query.data)) return { failure: words.nothingDeleted };
      return confirmsDeletion(typed, email) ? {} : { typed: words.typeDeleteOrEmail };
    },
    submit: () => {
      track('settings_interaction', { element_name: 'delete_account' });
      return deleteAccount();
    },
  });

  const close = (next: boolean) => {
    if (busy) return;
    setTyped('');
    clear();
    onOpenChange(next);
  };

  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={close}
      title={words.deleteTitle}
      description={words.irreversible}
      confirmLabel={words.deleteAccount}
      cancelLabel={words.keepAccount}
      busy={busy}
      onConfirm={() => form.ref.current?.requestSubmit()}
    >
      <Stack as="form" gap={16} {...form}>
        <Loaded query={query} what={words.whatIsDeleted} skeleton={<Skeleton height="7rem" />}>
          {(found) => (
            <>
              <WhatGoes homes={found.homes} />
              {mayDelete(found) && (
                <TextField
                  label={words.toConfirmAccount}
                  value={typed}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    clear({ typed });
                  }}
                  error={errors.typed}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </>
          )}
        </Loaded>
        {errors.failure && <Alert>{errors.failure}</Alert>}
      </Stack>
    </LazyConfirmDialog>
  );
}

/** Whether the typed text confirms that the account should be deleted. */
function confirmsDeletion(typed: string, email: string): boolean {
  return [words.deleteWord, email.toLowerCase()].includes(typed.trim().toLowerCase());
}

/** Deletes the account, then shows the result on the home page. Returns the error of a failed request. */
async function deleteAccount() {
  try {
    const { message } = await call('deleteAccount');
    leaveNotice(message);
    // Only in storage: on a guarded page, the app would send a visitor to the sign-in page.
    clearSession();
    location.replace(paths.home);
  } catch (error) {
    return { failure: messageOf(error) };
  }
}

type Home = OutputOf<'previewDeletion'>['homes'][number];

/** What deleting the account deletes, and what stays. */
function WhatGoes({ homes }: { homes: readonly Home[] }) {
  const [deleted, staying, waiting] = (['deleted', 'stays', 'needs-owner'] as const).map((fate) =>
    homes.filter((home) => home.fate === fate),
  ) as [Home[], Home[], Home[]];
  return (
    <>
      {waiting.length > 0 && <Alert>{words.needsOwner(waiting.map(({ name }) => isolated(name)))}</Alert>}
      <Stack gap={4} className={styles.list}>
        <h3>{words.deleted}</h3>
        <ul>
          <li>{words.yourAccount}</li>
          {deleted.map(({ id, name }) => (
            <li key={id}>{words.yourHome(isolated(name))}</li>
          ))}
        </ul>
      </Stack>
      {staying.length > 0 && (
        <Stack gap={4} className={styles.list}>
          <h3>{words.whatStays}</h3>
          <ul>
            {staying.map(({ id, name }) => (
              <li key={id}>{words.homeStays(isolated(name))}</li>
            ))}
          </ul>
        </Stack>
      )}
      {deleted.some(({ isPaidFor }) => isPaidFor) && <Alert tone="info">{words.subscriptionEnds}</Alert>}
    </>
  );
}
