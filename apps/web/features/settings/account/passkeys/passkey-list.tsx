import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { passkeys as words } from '#words/app/passkeys.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';

/** Each passkey, and a form that adds one on this device. */
export function PasskeyList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess('passkeys', {
    remove: (id) => call('deletePasskey', { params: { id } }),
    removal: 'remove_passkey',
  });
  const add = async (name: string) => {
    track('settings_interaction', { element_name: 'add_passkey' });
    await access.add(await createPasskey(name));
    list.current?.focus();
  };
  const form = canUsePasskeys() ? (
    <AccessForm hint={words.nameHint} submit={words.add} add={add} explain={whyNoPasskey} />
  ) : (
    <Alert tone="info">{words.notHere}</Alert>
  );
  return (
    <>
      <p>{words.introduction}</p>
      <AccessList
        access={access}
        label={words.label}
        what={words.yours}
        none={words.none}
        rowOf={({ name, createdAt, lastUsedAt }) => {
          return { name, note: words.note(day(createdAt), lastUsedAt && day(lastUsedAt)) };
        }}
        list={list}
      />
      {access.query.data && form}
    </>
  );
}

/** Creates a passkey on this device, and adds it to the account. */
async function createPasskey(name: string): Promise<OutputOf<'addPasskey'>> {
  const { options } = await call('startPasskey');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const created = await navigator.credentials.create({ publicKey });
  const credential = (created as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  return call('addPasskey', { body: { name, credential } });
}

/** Why `createPasskey` failed. Browsers don't reveal whether the person cancelled, waited too long or has no device for it. */
function whyNoPasskey(error: unknown): string {
  if (!(error instanceof DOMException)) return messageOf(error);
  return error.name === 'InvalidStateError' ? words.known : words.notCreated;
}
