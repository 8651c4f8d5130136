import { useRef } from 'react';
import { product } from '#apps/contract/product.ts';
import { longest } from '#core/domain/limits.ts';
import { call } from '../../api/client.ts';
import letterbox from '../../household/letterbox.svg';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Art } from '../../ui/pictures/art.tsx';
import { Link } from '../../ui/routing/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './entry-card.module.css';
import { rememberNonce } from './nonces.ts';
import { failureMessage } from './sign-in-messages.ts';

type Props = {
  /** Whether the visitor wants to buy Premium next. */
  forPremium: boolean;
  /** The field's initial value. */
  email: string;
  onSent: (email: string) => void;
};

function validationMessage(input: HTMLInputElement | null): string | undefined {
  if (!input?.value.trim()) return 'Please enter your email address';
  return input.validity.valid ? undefined : 'Please enter a valid email address';
}

export function SignInForm({ forPremium, email, onSent }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { errors, busy, clear, form } = useForm<'email' | 'failure'>({
    check: () => ({ email: validationMessage(input.current) }),
    submit: async () => {
      const address = input.current?.value.trim() ?? '';
      try {
        const { nonce } = await call('requestMagicLink', { body: { email: address } });
        rememberNonce(nonce, { forPremium });
        onSent(address);
      } catch (error) {
        return { failure: failureMessage(error, address) };
      }
    },
  });

  return (
    // `dialog` sends nothing: with `get`, a page without script would put the email address into the URL.
    <form className={styles.stack} method="dialog" {...form}>
      <Art className={styles.art} file={letterbox} width={200} height={160} />
      <div className={styles.head}>
        <h1>Welcome to {product.name}</h1>
        <p>
          Enter your email to sign in or create an account.
          {forPremium && <PremiumNote />}
        </p>
      </div>
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <TextField
        ref={input}
        label="Email Address"
        type="email"
        name="email"
        // Uncontrolled: React leaves what was typed before it hydrated the page.
        defaultValue={email}
        error={errors.email}
        onChange={({ target }) => clear({ email: target.value })}
        placeholder="you@example.com"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={longest.email}
        required
      />
      <Button className={styles.submit ?? ''} type="submit" wide busy={busy} busyLabel="Sending...">
        Sign in
      </Button>
      <p className={styles.small}>
        We send you a link that signs you in, so there is no password. New here? The link creates your account. Set-up
        takes 2 minutes, no credit card is required, and you see your first week right away.
      </p>
      <p className={styles.small}>
        By signing in you agree to the <Link to={paths.terms}>Terms of Service</Link>. The{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> explains what we store and why.
      </p>
    </form>
  );
}

/** Rendered after hydration, because the build renders the page without a query. */
function PremiumNote() {
  return useHydrated() && ' You can get Premium next.';
}
