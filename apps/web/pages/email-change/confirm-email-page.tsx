import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

type EmailChange = OutputOf<'readEmailChange'>;

const load = (token: string, signal: AbortSignal) => call('readEmailChange', { params: { token } }, { signal });
const save = (token: string) => call('confirmEmailChange', { params: { token } });

const otherwise = {
  text: 'The link may be incomplete, expired or cancelled, or the address may belong to another account. You can ask for new links in Settings, under Account.',
  label: 'Open settings',
  to: paths.settings,
};

/** The page of the links that confirm a new address. Only its button changes anything. Works signed out. */
export function ConfirmEmailPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<EmailChange, void>(token, { load, save });
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  if (value.state === 'open') {
    return (
      <LinkCard
        key="open"
        drawing="letterbox"
        heading="Change your address?"
        action={
          <Button wide busy={busy} onClick={() => void change()}>
            {value.side === 'new' ? 'Confirm this address' : 'Confirm the change'}
          </Button>
        }
      >
        <p>
          Your sign-in links will then go to <strong>{value.newEmail}</strong>. The change needs a confirmation from
          both addresses.
        </p>
        {failure && <Alert>{failure}</Alert>}
      </LinkCard>
    );
  }
  const isChanged = value.state === 'changed';
  return (
    <LinkCard
      key={value.state}
      drawing={isChanged ? 'done' : 'letter'}
      heading={isChanged ? 'Your address is changed' : 'One more confirmation'}
      action={
        <ButtonLink to={paths.dashboard} wide>
          Open your week
        </ButtonLink>
      }
    >
      {isChanged ? (
        <p>
          From now on, your sign-in links go to <strong>{value.newEmail}</strong>.
        </p>
      ) : (
        <p>
          Thank you. Now open the link that we sent to{' '}
          {value.side === 'new' ? 'your current address' : <strong>{value.newEmail}</strong>}.
        </p>
      )}
    </LinkCard>
  );
}
