import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { dayMs } from '#core/domain/time/durations.ts';
import { apps as words } from '#words/app/apps.ts';
import { CopyField } from '../../copy-field.tsx';
import { AccessForm } from '../access-form.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';

/** Each token with what it may do, and a form for another one. */
export function TokenList() {
  const [created, setCreated] = useState<OutputOf<'createApiToken'>>();
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess('api-tokens', {
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

type Wish = InputOf<'createApiToken'>['body'];

const scopes: readonly { readonly value: Wish['scope']; readonly label: string }[] = [
  { value: 'read', label: words.read },
  { value: 'write', label: words.write },
];

const terms = [
  { value: '30', label: words.days30 },
  { value: '90', label: words.days90 },
  { value: '365', label: words.year },
] as const;
type Term = (typeof terms)[number]['value'];

/** `create` throws as `call` does. */
function TokenForm({ create }: { create: (wish: Wish) => Promise<void> }) {
  const [scope, setScope] = useState<Wish['scope']>('read');
  const [term, setTerm] = useState<Term>('90');
  const add = (name: string) =>
    create({ name, scope, expiresAt: new Date(Date.now() + Number(term) * dayMs).toISOString() });
  return (
    <AccessForm hint={words.tokenHint} submit={words.createToken} add={add}>
      <Segments label={words.may} options={scopes} value={scope} onChange={setScope} />
      <Segments label={words.howLong} options={terms} value={term} onChange={setTerm} />
    </AccessForm>
  );
}
