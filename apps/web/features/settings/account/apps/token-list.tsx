import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { apps as words } from '#words/app/apps.ts';
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
        label={words.tokens}
        what={words.yourTokens}
        none={words.noToken}
        rowOf={({ name, scope, lastUsedAt, expiresAt }) => {
          return { name, note: words.tokenNote(scope === 'write', lastUsedAt && day(lastUsedAt), day(expiresAt)) };
        }}
        list={list}
      />
      {created && tokens?.some(({ id }) => id === created.id) && (
        <CopyField
          key={created.id}
          isNew
          label={words.tokenFor(created.name)}
          hint={words.copyToken}
          value={created.token}
          element="copy_api_token"
        />
      )}
      {tokens && <TokenForm create={create} />}
    </>
  );
}
