import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { account as words } from '#words/app/account.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { Marked } from '../../../../household/marked.tsx';
import { useUser } from '../../../../session/use-auth.ts';
import { FoldedCard } from '../../folded-card.tsx';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useEmailChange } from './use-email-change.ts';

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
