import { useState } from 'react';
import type { InputOf } from '#apps/ui/api/client.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { dayMs } from '#core/domain/durations.ts';
import { AccessForm } from '../access-form.tsx';

export type Wish = InputOf<'createApiToken'>['body'];

const scopes: readonly { readonly value: Wish['scope']; readonly label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and change' },
];

const terms = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Term = (typeof terms)[number]['value'];

/** `create` throws as `call` does. */
export function TokenForm({ create }: { create: (wish: Wish) => Promise<void> }) {
  const [scope, setScope] = useState<Wish['scope']>('read');
  const [term, setTerm] = useState<Term>('90');
  const add = (name: string) =>
    create({ name, scope, expiresAt: new Date(Date.now() + Number(term) * dayMs).toISOString() });
  return (
    <AccessForm hint="What the token is for, such as Home Assistant." submit="Create a token" add={add}>
      <Segments label="What it can do" options={scopes} value={scope} onChange={setScope} />
      <Segments label="How long it works" options={terms} value={term} onChange={setTerm} />
    </AccessForm>
  );
}
