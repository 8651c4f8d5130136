import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { Fields } from '#apps/ui/layout/fields.tsx';
import { account as words } from '#words/app/account.ts';
import { AddressField, checkAddress } from '../../../../household/address-field.tsx';

type EmailFormProps = { current: string; onRequest: (email: string) => Promise<{ email: string } | undefined> };

export function EmailForm({ current, onRequest }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const { errors, busy, clear, form } = useForm<'email'>({
    check: () => ({ email: checkEmail(email, current) }),
    submit: () => onRequest(email.trim()),
  });
  return (
    <Fields {...form}>
      <AddressField
        name="new-email"
        label={words.newEmail}
        isOwn
        value={email}
        error={errors.email}
        onChange={(value) => {
          setEmail(value);
          clear();
        }}
      />
      <Button type="submit" variant="ghost" small busy={busy}>
        {words.sendLinks}
      </Button>
    </Fields>
  );
}

function checkEmail(typed: string, current: string): string | undefined {
  const isCurrent = typed.trim().toLowerCase() === current.toLowerCase();
  return checkAddress(typed) ?? (isCurrent ? words.sameAddress : undefined);
}
