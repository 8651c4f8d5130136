import { useState } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { links } from '#words/app/links.ts';
import { removePasskey as words } from '#words/app/remove-passkey.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

/** The name of the passkey; undefined once it is removed. */
type Linked = { readonly name: string | undefined };

const load = async (token: string, signal: AbortSignal): Promise<Linked> => {
  const { name } = await call('readNewPasskey', { params: { token } }, { signal });
  return { name };
};
const save = async (token: string): Promise<Linked> => {
  await call('refuseNewPasskey', { params: { token } });
  return { name: undefined };
};
const otherwise = { text: words.expired, label: links.openSettings, to: paths.settings };

/** The page of the link in the mail about a new passkey. Only its button changes anything. Works signed out. */
export function RemovePasskeyPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Linked, void>(token, { load, save });
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  if (value.name === undefined) {
    return (
      <LinkCard
        key="removed"
        drawing="done"
        heading={words.removed}
        action={
          <ButtonLink to={paths.signIn} wide>
            {words.signIn}
          </ButtonLink>
        }
      >
        <p>{words.removedAbout}</p>
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key="open"
      drawing="letter"
      heading={words.question}
      action={
        <Button wide variant="danger" busy={busy} onClick={() => void change()}>
          {words.remove}
        </Button>
      }
    >
      <p>
        <Marked text={words.about(value.name)} show={(name) => <strong>{name}</strong>} />
      </p>
      {failure && <Alert>{failure}</Alert>}
    </LinkCard>
  );
}
