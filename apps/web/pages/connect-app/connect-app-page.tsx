import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { product } from '#apps/contract/product.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { EntryCard, EntryHead } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { clearWishedPage, rememberWishedPage } from '#apps/ui/session/wished-page.ts';
import { buttons } from '#words/app/buttons.ts';
import { connectApp as words } from '#words/app/connect-app.ts';
import { links } from '#words/app/links.ts';
import { loading } from '#words/app/loading.ts';
import { useAuth } from '../../session/use-auth.ts';
import { AppQuestion } from './app-question.tsx';

type Asked = OutputOf<'readAppRequest'>;
type State = { readonly asked?: Asked; readonly problem?: { readonly text: string; readonly again: boolean } };

/** The page to which an app sends a person's browser. Only its button lets the app in. */
export function ConnectAppPage() {
  const auth = useAuth();
  const { search } = useLocation();
  const request = Object.fromEntries(new URLSearchParams(search));
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const { status } = auth;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (status === 'signed-out') rememberWishedPage(paths.connectApp + search);
    if (status !== 'signed-in') return;
    clearWishedPage();
    if (search === '') return setState({ problem: { text: words.noApp, again: false } });
    const abort = new AbortController();
    call('readAppRequest', { query: request }, { signal: abort.signal }).then(
      (asked) => setState({ asked }),
      (error) => {
        const again = error instanceof ApiError && error.isTemporary;
        if (!abort.signal.aborted) setState({ problem: { text: messageOf(error), again } });
      },
    );
    return () => abort.abort();
  }, [status, search, attempt]);

  const { asked, problem } = state;
  if (status === 'signed-in' && asked?.question) {
    return (
      <EntryCard>
        <AppQuestion question={asked.question} refusal={asked.refusal} request={request} />
      </EntryCard>
    );
  }
  // A person who presses knows that they leave us; a link that leads on by itself would lend our name to its target.
  const back = asked?.refusal;
  if (status !== 'signed-out' && !problem && !back) return <Spinner page label={loading.moment} />;
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return (
    <EntryCard>
      <Stack gap={24}>
        <EntryHead>
          <h1>{problem || back ? words.notConnected : words.signInTo(product.name)}</h1>
          <p>{problem?.text ?? (back ? words.impossible(hostOf(back)) : words.signInFirst)}</p>
        </EntryHead>
        {back && (
          <Button wide onClick={() => location.replace(back)}>
            {words.backTo(hostOf(back))}
          </Button>
        )}
        {!problem && !back && (
          <ButtonLink wide to={paths.signIn}>
            {words.signIn}
          </ButtonLink>
        )}
        {problem?.again && (
          <Button wide onClick={retry}>
            {buttons.tryAgain}
          </Button>
        )}
        {problem && !problem.again && (
          <ButtonLink wide to={paths.dashboard}>
            {links.dashboard}
          </ButtonLink>
        )}
      </Stack>
    </EntryCard>
  );
}

const hostOf = (address: string): string => new URL(address).host;
