import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { longest } from '#core/domain/limits.ts';
import styles from './email.module.css';

type EmailFormProps = { current: string; onRequest: (email: string) => Promise<{ email: string } | undefined> };

export function EmailForm({ current, onRequest }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const { errors, busy, clear, form } = useForm<'email'>({
    check: () => ({ email: checkEmail(email, current) }),
    submit: () => onRequest(email.trim()),
  });
  return (
    <form className={styles.form} {...form}>
      <TextField
        name="new-email"
        type="email"
        label="New email address"
        value={email}
        maxLength={longest.email}
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email}
        onChange={({ target }) => {
          setEmail(target.value);
          clear();
        }}
      />
      <Button type="submit" variant="ghost" small busy={busy}>
        Send both links
      </Button>
    </form>
  );
}

function checkEmail(typed: string, current: string): string | undefined {
  const email = typed.trim().toLowerCase();
  if (email === '') return 'Please enter your email address';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'Please enter a valid email address';
  return email === current.toLowerCase() ? 'This is your address already' : undefined;
}
