import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

type Loaded = OutputOf<'listPasskeys'>;
type ShownPasskey = Loaded['passkeys'][number];

const queryKey = ['passkeys'] as const;

/** The person's passkeys, and how to add one on this device and remove them. */
export function usePasskeys() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call('listPasskeys', undefined, { signal }) });
  const change = async (next: (passkeys: readonly ShownPasskey[]) => ShownPasskey[]) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Loaded>(queryKey, (known) => ({ passkeys: next(known?.passkeys ?? []) }));
  };
  const removing = useMutation({
    mutationFn: (id: string) => call('removePasskey', { params: { id } }),
    onSuccess: (_, removed) => change((passkeys) => passkeys.filter(({ id }) => id !== removed)),
  });
  return {
    query,
    /** Returns why no passkey was added. */
    add: async (name: string): Promise<string | undefined> => {
      track('settings_interaction', { element_name: 'add_passkey' });
      try {
        const added = await createPasskey(name);
        await change((passkeys) => [added, ...passkeys]);
        return undefined;
      } catch (error) {
        return error instanceof DOMException ? refusalOf(error) : messageOf(error);
      }
    },
    removingId: removing.isPending ? removing.variables : undefined,
    failure: removing.isError ? messageOf(removing.error) : undefined,
    /** `onRemoved` runs once the passkey is no longer in the list. */
    remove: (id: string, onRemoved: () => void) => {
      track('settings_interaction', { element_name: 'remove_passkey' });
      removing.mutate(id, { onSuccess: onRemoved });
    },
  };
}

async function createPasskey(name: string): Promise<ShownPasskey> {
  const { options } = await call('startPasskey');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const created = await navigator.credentials.create({ publicKey });
  const credential = (created as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  return call('addPasskey', { body: { name, credential } });
}

/** Browsers don't reveal whether the person cancelled, waited too long or has no device for it. */
const refusalOf = ({ name }: DOMException): string =>
  name === 'InvalidStateError' ? 'This device has a passkey for your account already.' : 'No passkey was created.';
