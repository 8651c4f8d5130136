import { useState } from 'react';
import type { InputOf } from '#apps/ui/api/client.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { dayMs } from '#core/domain/time/durations.ts';
import { apps as words } from '#words/app/apps.ts';
import { AccessForm } from '../access-form.tsx';

export type Wish = InputOf<'createApiToken'>['body'];

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
export function TokenForm({ create }: { create: (wish: Wish) => Promise<void> }) {
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
