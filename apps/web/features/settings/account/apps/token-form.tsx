import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { dayMs } from '#core/domain/durations.ts';
import { longest } from '#core/domain/limits.ts';
import styles from '../email/email.module.css';

type Scope = 'read' | 'write';
type Wish = { name: string; scope: Scope; expiresAt: string };

const scopes: readonly { readonly value: Scope; readonly label: string }[] = [
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
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('read');
  const [term, setTerm] = useState<Term>('90');
  const { errors, busy, clear, form } = useForm<'name' | 'failure'>({
    check: () => (name.trim() === '' ? { name: 'Please enter a name' } : {}),
    submit: async () => {
      const expiresAt = new Date(Date.now() + Number(term) * dayMs).toISOString();
      try {
        await create({ name, scope, expiresAt });
        setName('');
        return {};
      } catch (error) {
        return { failure: messageOf(error) };
      }
    },
  });
  return (
    <form className={styles.form} {...form}>
      <TextField
        label="Name"
        hint="What the token is for, such as Home Assistant."
        value={name}
        maxLength={longest.accessName}
        autoComplete="off"
        error={errors.name}
        onChange={({ target }) => {
          setName(target.value);
          clear();
        }}
      />
      <Segments label="What it can do" options={scopes} value={scope} onChange={setScope} />
      <Segments label="How long it works" options={terms} value={term} onChange={setTerm} />
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Button type="submit" variant="ghost" small busy={busy}>
        Create a token
      </Button>
    </form>
  );
}
