import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { rememberNonce } from '#apps/ui/session/nonces.ts';
import { longest } from '#core/domain/limits.ts';
import { roleWords } from '../../household/role-words.ts';
import { openHome } from '../../session/open-home.ts';
import { useAuth } from '../../session/use-auth.ts';
import { LinkCard } from '../summary/link-card.tsx';
import type { Invitation } from './invitation.ts';
import styles from './join-form.module.css';

type JoinFormProps = {
  token: string;
  invitation: Invitation;
  /** Receives the address to which a sign-in link was mailed. */
  onSent: (email: string) => void;
  onJoined: () => void;
};

/**
 * What a reader has to do to join: nothing but press, if they're signed in, or if the invitation was mailed to an address
 * without an account; otherwise open another link, which proves their address.
 */
export function JoinForm({ token, invitation, onSent, onJoined }: JoinFormProps) {
  const auth = useAuth();
  const { home, inviter, role, email: mailedTo, hasAccount } = invitation;
  const way = auth.status === 'signed-in' ? 'accept' : mailedTo !== null && !hasAccount ? 'create' : 'sign-in';
  const asksAddress = way === 'sign-in' && mailedTo === null;
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const params = { token };

  const act = async () => {
    if (auth.status === 'signed-in') {
      return openHome((await call('acceptInvitation', { params })).id);
    }
    if (way === 'create') {
      const typed = name.trim();
      const session = await call('joinAsNewcomer', { params, body: { ...(typed && { name: typed }) } });
      auth.signIn(session.token, session.user);
      return onJoined();
    }
    const email = mailedTo ?? address.trim();
    const { nonce } = await call('requestMagicLink', { body: { email, invitation: token } });
    rememberNonce(nonce, { forPremium: false });
    onSent(email);
  };
  const { errors, busy, clear, form } = useForm<'address' | 'failure'>({
    check: () => (asksAddress && !/^[^\s@]+@[^\s@]+$/.test(address.trim()) ? { address: addressProblem(address) } : {}),
    submit: async () => {
      try {
        await act();
        return undefined;
      } catch (error) {
        return { failure: way === 'sign-in' ? refusalText(error) : messageOf(error) };
      }
    },
  });

  const inviterName = inviter.name || inviter.email;
  return (
    <LinkCard
      drawing="calendar"
      about={`${inviterName} invites you`}
      heading={`Look after “${home}” together`}
      action={
        <form className={styles.form} {...form}>
          {way === 'create' && (
            <TextField
              label="What the others call you"
              optional
              value={name}
              maxLength={longest.name}
              autoComplete="given-name"
              onChange={({ target }) => setName(target.value)}
            />
          )}
          {asksAddress && (
            <TextField
              label="Your email address"
              type="email"
              inputMode="email"
              autoComplete="email"
              value={address}
              maxLength={longest.email}
              error={errors.address}
              required
              onChange={({ target }) => {
                setAddress(target.value);
                clear();
              }}
            />
          )}
          {errors.failure && <Alert>{errors.failure}</Alert>}
          <Button type="submit" wide busy={busy}>
            {way === 'sign-in' ? 'Send me a link to join' : 'Join'}
          </Button>
          {way !== 'accept' && (
            <p className={styles.small}>
              By joining you agree to the <Link to={paths.terms}>Terms of Service</Link>. The{' '}
              <Link to={paths.privacy}>Privacy Policy</Link> explains what we store and why.
            </p>
          )}
        </form>
      }
    >
      <p>You see what the home needs each week, and what was done. {roleWords[role].youMay} It costs you nothing.</p>
      {auth.status === 'signed-in' && (
        <p>
          You join as <strong>{auth.user.email}</strong>, and keep your own home.
        </p>
      )}
      {way === 'sign-in' && mailedTo !== null && (
        <p>
          You have an account. To make sure that it’s you, we send a link to <strong>{mailedTo}</strong>.
        </p>
      )}
      {inviter.name && (
        <p>
          {inviter.name} signs in with {inviter.email}.
        </p>
      )}
    </LinkCard>
  );
}

const addressProblem = (typed: string): string =>
  typed.trim() === '' ? 'Please enter your email address' : 'Please enter a valid email address';
