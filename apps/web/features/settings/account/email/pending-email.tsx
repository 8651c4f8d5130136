import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { account as words } from '#words/app/account.ts';
import { format } from '#words/format.ts';
import { useUser } from '../../../../session/use-auth.ts';
import styles from './pending-email.module.css';
import type { PendingChange } from './use-email-change.ts';

type PendingEmailProps = {
  pending: PendingChange;
  busy: boolean;
  onCancel: () => void;
  failure: string | undefined;
};

/** Which of the two addresses has confirmed the change. */
export function PendingEmail({ pending, busy, onCancel, failure }: PendingEmailProps) {
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
            {words.side(address)}
            <strong>{isConfirmed ? words.confirmed : words.unconfirmed}</strong>
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
