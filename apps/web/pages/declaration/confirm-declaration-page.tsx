import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { declaration as words } from '#words/app/declaration.ts';
import { mailedLink } from '#words/app/mailed-link.ts';
import { titles } from '#words/app/titles.ts';
import { instantText } from '#words/contract.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

type Declaration = OutputOf<'readDeclaration'>;

const load = (token: string, signal: AbortSignal) => call('readDeclaration', { params: { token } }, { signal });
const save = (token: string, change: 'confirm' | 'takeBack') =>
  call(change === 'confirm' ? 'confirmDeclaration' : 'takeBackDeclaration', { params: { token } });

const otherwise = {
  text: words.expired,
  label: titles.confirmDeclaration,
  to: paths.cancel,
};

const outcomes: Readonly<Record<Exclude<Declaration['state'], 'unconfirmed'>, readonly [string, string]>> = {
  accepted: [words.confirmed, words.confirmedAbout],
  done: [words.done, words.doneAbout],
  no_contract: [words.noContract, words.noContractAbout],
  too_late: [words.tooLate, words.tooLateAbout],
  repeated: [words.repeated, words.repeatedAbout],
  taken_back: [words.takenBack, words.takenBackAbout],
  declined: [words.declined, words.declinedAbout],
};

/** The page of the link in a receipt: confirms a declaration, or takes a cancellation back. Only its button changes anything. Works signed out. */
export function ConfirmDeclarationPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Declaration, 'confirm' | 'takeBack'>(token, { load, save });
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  const { kind, declaredAt } = value;
  const received = instantText(new Date(declaredAt), browserTimezone() ?? 'UTC');
  if (value.state === 'unconfirmed') {
    return (
      <LinkCard
        key="unconfirmed"
        drawing="letterbox"
        heading={kind === 'withdrawal' ? words.withdraw : words.cancel}
        action={
          <Button wide busy={busy} onClick={() => void change('confirm')}>
            {words.confirm(kind)}
          </Button>
        }
      >
        <p>
          <Marked text={words.received(kind, received)} show={(moment) => <strong>{moment}</strong>} />
        </p>
        {failure && <Alert>{failure}</Alert>}
      </LinkCard>
    );
  }
  if (value.canTakeBack) {
    return (
      <LinkCard
        key="taken back"
        drawing="letterbox"
        heading={words.done}
        action={
          <Button wide busy={busy} onClick={() => void change('takeBack')}>
            {words.keep}
          </Button>
        }
      >
        <p>{words.keepAbout}</p>
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
          {again ? titles.confirmDeclaration : mailedLink.toHome}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </LinkCard>
  );
}
