import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { instantText } from '#words/contract.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

type Declaration = OutputOf<'readDeclaration'>;

const load = (token: string, signal: AbortSignal) => call('readDeclaration', { params: { token } }, { signal });
const save = (token: string) => call('confirmDeclaration', { params: { token } });

const otherwise = {
  text: 'The link may be incomplete, or older than 90 days. You can send your declaration again.',
  label: 'Cancel or withdraw',
  to: paths.cancel,
};

const outcomes: Readonly<Record<Exclude<Declaration['state'], 'unconfirmed'>, readonly [string, string]>> = {
  accepted: ['Confirmed', 'Your contract ends as you declared. We write to you when that is done.'],
  done: ['Done', 'Your contract ends as you declared. We’ve sent you an email about it.'],
  no_contract: [
    'We found no contract',
    'There is no Premium subscription under your email address, or it has ended. If you bought it with another address, please use that one.',
  ],
  too_late: [
    'The 14 days were over',
    'Your declaration came after the withdrawal period, so the contract continues. You can cancel it at any time instead.',
  ],
};

/** The page of the link in a receipt. Only its button changes anything. Works signed out. */
export function ConfirmDeclarationPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Declaration, void>(token, { load, save });
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  const { kind, declaredAt } = value;
  const received = instantText(new Date(declaredAt), browserTimezone() ?? 'UTC');
  if (value.state === 'unconfirmed') {
    return (
      <LinkCard
        key="unconfirmed"
        drawing="letterbox"
        heading={kind === 'withdrawal' ? 'Withdraw from the contract?' : 'Cancel Premium?'}
        action={
          <Button wide busy={busy} onClick={() => void change()}>
            Confirm {kind}
          </Button>
        }
      >
        <p>
          We received your {kind} on <strong>{received}</strong>. It counts from then, and takes effect once you confirm
          it.
        </p>
        {failure && <Alert>{failure}</Alert>}
      </LinkCard>
    );
  }
  const [heading, text] = outcomes[value.state];
  const again = value.state === 'no_contract' || value.state === 'too_late';
  return (
    <LinkCard
      key={value.state}
      drawing={again ? 'emptyLetterbox' : 'done'}
      heading={heading}
      action={
        <ButtonLink to={again ? paths.cancel : paths.home} wide>
          {again ? 'Cancel or withdraw' : 'Go to the home page'}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </LinkCard>
  );
}
