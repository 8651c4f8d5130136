import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { account as words } from '#words/app/account.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useUser } from '../../../session/use-auth.ts';
import { confirmsDeletion } from './confirms-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import { WhatGoes } from './what-goes.tsx';

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
