import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { LinkRequest } from '#apps/ui/session/link-request.ts';
import { rememberRequest } from '#apps/ui/session/remember-request.ts';
import { longest } from '#core/domain/limits.ts';
import { nameFromAddress } from '#core/domain/people/name-from-address.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { formFields } from '#words/app/form-fields.ts';
import { invitation as words } from '#words/app/invitation.ts';
import { roles } from '#words/app/roles.ts';
import { AddressField, checkAddress } from '../../household/address-field.tsx';
import { openHome } from '../../session/open-home.ts';
import { useAuth } from '../../session/use-auth.ts';
import { LinkCard } from '../summary/link-card.tsx';
import type { Invitation } from './invitation.ts';
import styles from './join-form.module.css';
import { togetherText } from './together-text.ts';

type JoinFormProps = {
  token: string;
  invitation: Invitation;
  /** Receives the address to which a sign-in link was mailed, and what signs in with its code. */
  onSent: (asked: LinkRequest) => void;
  onJoined: () => void;
};

/**
 * What a reader has to do to join: nothing but press, if they're signed in, or if the invitation was mailed to an address
 * without an account; otherwise open another link, which proves their address.
 */
export function JoinForm({ token, invitation, onSent, onJoined }: JoinFormProps) {
  const auth = useAuth();
  const { inviter, role, email: mailedTo, hasAccount } = invitation;
  const way = auth.status === 'signed-in' ? 'accept' : mailedTo !== null && !hasAccount ? 'create' : 'sign-in';
  const asksAddress = way === 'sign-in' && mailedTo === null;
  const [name, setName] = useState(() => (mailedTo === null ? '' : (nameFromAddress(mailedTo) ?? '')));
  const [address, setAddress] = useState('');
  const params = { token };

  const act = async () => {
    if (auth.status === 'signed-in') {
      return openHome((await call('acceptInvitation', { body: { token } })).id);
    }
    if (way === 'create') {
      const session = await call('joinAsNewcomer', { params, body: { name: name.trim() } });
      auth.signIn(session.token, session.user);
      return onJoined();
    }
    const email = mailedTo ?? address.trim();
    const { nonce, request } = await call('requestMagicLink', { body: { email, invitation: token } });
    rememberRequest({ nonce, request, email }, { forPremium: false });
    onSent({ request, email });
  };
  const { errors, busy, clear, form } = useForm<'name' | 'address' | 'failure'>({
    check: () => ({
      ...(way === 'create' && !name.trim() && { name: formFields.noName }),
      ...(asksAddress && { address: checkAddress(address) }),
    }),
    submit: async () => {
      try {
        await act();
        return undefined;
      } catch (error) {
        return { failure: way === 'sign-in' ? refusalText(error) : messageOf(error) };
      }
    },
  });

  const inviterName = isolated(inviter.name) || inviter.email;
  return (
    <LinkCard
      drawing="calendar"
      about={words.invites(inviterName)}
      heading={togetherText(invitation)}
      action={
        <Stack as="form" gap={16} className={styles.form} {...form}>
          {way === 'create' && (
            <TextField
              label={words.yourName}
              value={name}
              error={errors.name}
              required
              maxLength={longest.name}
              autoComplete="given-name"
              onChange={({ target }) => {
                setName(target.value);
                clear();
              }}
            />
          )}
          {asksAddress && (
            <AddressField
              label={words.yourEmail}
              isOwn
              value={address}
              error={errors.address}
              onChange={(value) => {
                setAddress(value);
                clear();
              }}
            />
          )}
          {errors.failure && <Alert>{errors.failure}</Alert>}
          <Button type="submit" wide busy={busy}>
            {way === 'sign-in' ? words.sendLink : words.join}
          </Button>
          {way !== 'accept' && (
            <Muted as="p">
              <Marked text={words.agree} show={(label) => <Link to={paths.terms}>{label}</Link>} />{' '}
              <Marked text={words.privacy} show={(label) => <Link to={paths.privacy}>{label}</Link>} />
            </Muted>
          )}
        </Stack>
      }
    >
      <p>{words.youSee(roles[role].youMay)}</p>
      {auth.status === 'signed-in' && (
        <p>
          <Marked text={words.joinAs(auth.user.email)} show={(email) => <strong>{email}</strong>} />
        </p>
      )}
      {way === 'sign-in' && mailedTo !== null && (
        <p>
          <Marked text={words.haveAccount(mailedTo)} show={(email) => <strong>{email}</strong>} />
        </p>
      )}
      {inviter.name && <p>{words.inviterSignsIn(isolated(inviter.name), inviter.email)}</p>}
    </LinkCard>
  );
}
