import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { confirmEmail as words } from '#words/app/confirm-email.ts';
import { links } from '#words/app/links.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

type EmailChange = OutputOf<'readEmailChange'>;

const strong = (email: string) => <strong>{email}</strong>;

const load = (token: string, signal: AbortSignal) => call('readEmailChange', { params: { token } }, { signal });
const save = (token: string) => call('confirmEmailChange', { params: { token } });

const otherwise = {
  text: words.expired,
  label: links.openSettings,
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
        heading={words.change}
        action={
          <Button wide busy={busy} onClick={() => void change()}>
            {value.side === 'new' ? words.confirmAddress : words.confirmChange}
          </Button>
        }
      >
        <p>
          <Marked text={words.linksWillGo(value.newEmail)} show={strong} />
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
      heading={isChanged ? words.changed : words.oneMore}
      action={
        <ButtonLink to={paths.dashboard} wide>
          {links.openWeek}
        </ButtonLink>
      }
    >
      <p>
        {isChanged ? (
          <Marked text={words.linksGo(value.newEmail)} show={strong} />
        ) : value.side === 'new' ? (
          words.openCurrent
        ) : (
          <Marked text={words.openNew(value.newEmail)} show={strong} />
        )}
      </p>
    </LinkCard>
  );
}
