import { useState } from 'react';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Fields } from '#apps/ui/layout/fields.tsx';
import { account as words } from '#words/app/account.ts';
import { format } from '#words/format.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { AddressField, checkAddress } from '../../../../household/address-field.tsx';
import { useUser } from '../../../../session/use-auth.ts';
import { FoldedCard } from '../../folded-card.tsx';
import styles from './email-card.module.css';
import { type PendingChange, useEmailChange } from './use-email-change.ts';

/** Changes the address to which sign-in links go. Both addresses have to confirm it. */
export function EmailCard() {
  const { email } = useUser();
  const change = useEmailChange();
  return (
    <FoldedCard title={words.email} fragment="email" now={email} isUrgent={Boolean(change.query.data?.change)}>
      <p>
        <Marked text={words.linksGoTo(email)} show={(part) => <strong>{part}</strong>} />
      </p>
      <Loaded query={change.query} what={words.yourAddress} skeleton={<Skeleton height="3.25rem" />}>
        {({ change: pending }) =>
          pending ? (
            <PendingEmail
              pending={pending}
              busy={change.isCancelling}
              onCancel={change.cancel}
              failure={change.failure}
            />
          ) : (
            <EmailForm current={email} onRequest={change.request} />
          )
        }
      </Loaded>
    </FoldedCard>
  );
}

type EmailFormProps = { current: string; onRequest: (email: string) => Promise<{ email: string } | undefined> };

function EmailForm({ current, onRequest }: EmailFormProps) {
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

type PendingEmailProps = {
  pending: PendingChange;
  busy: boolean;
  onCancel: () => void;
  failure: string | undefined;
};

/** Which of the two addresses has confirmed the change. */
function PendingEmail({ pending, busy, onCancel, failure }: PendingEmailProps) {
  const { email, timezone } = useUser();
  const { newEmail, expiresAt, confirmed } = pending;
  const sides = [
    { address: email, isConfirmed: confirmed.includes('current') },
    { address: newEmail, isConfirmed: confirmed.includes('new') },
  ];
  return (
    <div role="status">
      <p>{words.openLinks(format.moment(expiresAt, 'dayAndTime', timezone))}</p>
      <ul className={styles.sides}>
        {sides.map(({ address, isConfirmed }) => (
          <li key={address}>
            <Marked text={words.side(address, isConfirmed)} show={(state) => <strong>{state}</strong>} />
          </li>
        ))}
      </ul>
      {failure && <Alert>{failure}</Alert>}
      <Button variant="ghost" small busy={busy} onClick={onCancel}>
        {words.keep(email)}
      </Button>
    </div>
  );
}
