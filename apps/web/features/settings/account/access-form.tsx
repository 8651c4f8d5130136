import { type ReactNode, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Fields } from '#apps/ui/layout/fields.tsx';
import { longest } from '#core/domain/limits.ts';
import { account as words } from '#words/app/account.ts';
import { formFields } from '#words/app/form-fields.ts';

type AccessFormProps = {
  /** Of the name. */
  hint: string;
  /** What the button says. */
  submit: string;
  /** Adds a way into the account under this name. */
  add: (name: string) => Promise<void>;
  /** What to say about an error of `add`. */
  explain?: (error: unknown) => string;
  /** More fields. */
  children?: ReactNode;
};

/** Names a new way into the account and adds it. */
export function AccessForm({ hint, submit, add, explain = messageOf, children }: AccessFormProps) {
  const [name, setName] = useState('');
  const { errors, busy, clear, form } = useForm<'name' | 'failure'>({
    check: () => (name.trim() === '' ? { name: words.noName } : {}),
    submit: async () => {
      try {
        await add(name);
        setName('');
        return {};
      } catch (error) {
        return { failure: explain(error) };
      }
    },
  });
  return (
    <Fields {...form}>
      <TextField
        label={formFields.name}
        hint={hint}
        value={name}
        maxLength={longest.accessName}
        autoComplete="off"
        error={errors.name}
        onChange={({ target }) => {
          setName(target.value);
          clear();
        }}
      />
      {children}
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Button type="submit" variant="ghost" small busy={busy}>
        {submit}
      </Button>
    </Fields>
  );
}
