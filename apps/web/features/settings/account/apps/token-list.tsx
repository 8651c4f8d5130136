import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { CopyField } from '../../copy-field.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';
import { TokenForm, type Wish } from './token-form.tsx';

/** Each token with what it may do, and a form for another one. */
export function TokenList() {
  const [created, setCreated] = useState<OutputOf<'createApiToken'>>();
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess({
    name: 'api-tokens',
    load: async (signal) => (await call('listApiTokens', undefined, { signal })).tokens,
    remove: (id) => call('removeApiToken', { params: { id } }),
    removal: 'remove_api_token',
  });
  const create = async (body: Wish) => {
    track('settings_interaction', { element_name: 'create_api_token' });
    const { token, ...shown } = await call('createApiToken', { body });
    await access.add(shown);
    setCreated({ token, ...shown });
  };
  const { data: tokens } = access.query;
  return (
    <>
      <AccessList
        access={access}
        label="API tokens"
        what="your tokens"
        none="No program has a token."
        rowOf={({ name, scope, lastUsedAt, expiresAt }) => {
          const may = scope === 'write' ? 'Can read and change' : 'Can read';
          const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
          return { name, note: `${may}, ${used}, until ${day(expiresAt)}` };
        }}
        list={list}
      />
      {created && tokens?.some(({ id }) => id === created.id) && (
        <CopyField
          key={created.id}
          isNew
          label={`The token for ${created.name}`}
          hint="Copy it now: it can’t be shown again. Anyone who has it can use it, so keep it like a key."
          value={created.token}
          element="copy_api_token"
        />
      )}
      {tokens && <TokenForm create={create} />}
    </>
  );
}
