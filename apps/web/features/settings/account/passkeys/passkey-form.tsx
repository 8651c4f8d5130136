import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { longest } from '#core/domain/limits.ts';
import styles from '../email/email.module.css';

type PasskeyFormProps = {
  /** Returns why no passkey was added. */
  add: (name: string) => Promise<string | undefined>;
  onAdded: () => void;
};

export function PasskeyForm({ add, onAdded }: PasskeyFormProps) {
  const [name, setName] = useState('');
  const { errors, busy, clear, form } = useForm<'name' | 'failure'>({
    check: () => (name.trim() === '' ? { name: 'Please enter a name' } : {}),
    submit: async () => {
      const failure = await add(name);
      if (failure !== undefined) return { failure };
      setName('');
      onAdded();
      return {};
    },
  });
  return (
    <form className={styles.form} {...form}>
      <TextField
        label="Name"
        hint="Such as “My phone”, so that you recognise it later."
        value={name}
        maxLength={longest.accessName}
        autoComplete="off"
        error={errors.name}
        onChange={({ target }) => {
          setName(target.value);
          clear();
        }}
      />
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Button type="submit" variant="ghost" small busy={busy}>
        Add a passkey
      </Button>
    </form>
  );
}
