import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';
import { createPasskey, whyNoPasskey } from './create-passkey.ts';

/** Each passkey, and a form that adds one on this device. */
export function PasskeyList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess({
    name: 'passkeys',
    load: async (signal) => (await call('listPasskeys', undefined, { signal })).passkeys,
    remove: (id) => call('removePasskey', { params: { id } }),
    removal: 'remove_passkey',
  });
  const add = async (name: string) => {
    track('settings_interaction', { element_name: 'add_passkey' });
    await access.add(await createPasskey(name));
    list.current?.focus();
  };
  const form = canUsePasskeys() ? (
    <AccessForm
      hint="Such as “My phone”, so that you recognise it later."
      submit="Add a passkey"
      add={add}
      explain={whyNoPasskey}
    />
  ) : (
    <Alert tone="info">This browser can’t create passkeys here.</Alert>
  );
  return (
    <>
      <p>
        Sign in with your finger, your face or the PIN of a device, without waiting for an email. Links by email keep
        working.
      </p>
      <AccessList
        access={access}
        label="Passkeys"
        what="your passkeys"
        none="You have no passkey yet."
        rowOf={({ name, createdAt, lastUsedAt }) => {
          const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
          return { name, note: `Added on ${day(createdAt)}, ${used}` };
        }}
        list={list}
      />
      {access.query.data && form}
    </>
  );
}
