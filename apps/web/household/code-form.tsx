import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { signInCode as words } from '#words/site/live/sign-in-code.ts';

type CodeFormProps = {
  submit?: string;
  /** Throws if the code isn't accepted. */
  onCode: (code: string) => Promise<void>;
};

/** Asks for the code of a sign-in mail. */
export function CodeForm({ submit = words.submit, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    setError(undefined);
    setBusy(true);
    try {
      if (!code.trim()) throw new Error(words.none);
      await onCode(code);
    } catch (reason) {
      setError(code.trim() ? messageOf(reason) : words.none);
      setBusy(false);
      input.current?.focus();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
      <TextField
        ref={input}
        label={words.label}
        error={error}
        value={code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="ghost" wide busy={busy}>
        {submit}
      </Button>
    </Stack>
  );
}
