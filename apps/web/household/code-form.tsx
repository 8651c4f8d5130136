import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { clearRequest } from '#apps/ui/session/link-request.ts';
import { signInCode as words } from '#words/site/live/sign-in-code.ts';

type CodeFormProps = {
  /** That of the mail in which the code is. */
  request: string;
  submit?: string;
  onSignedIn: (session: OutputOf<'verifyMagicLink'>) => void;
};

/** Asks for the code of a sign-in mail, which opens a session in this browser. */
export function CodeForm({ request, submit = words.submit, onSignedIn }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    setError(undefined);
    setBusy(true);
    try {
      if (!code.trim()) throw new Error(words.none);
      const session = await call('verifyMagicLink', { body: { request, code } });
      clearRequest();
      onSignedIn(session);
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
