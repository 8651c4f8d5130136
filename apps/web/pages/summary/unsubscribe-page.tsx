import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { links } from '#words/app/links.ts';
import { unsubscribe as words } from '#words/app/unsubscribe.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from './link-card.tsx';
import { LinkProblem } from './link-problem.tsx';
import { useLink } from './use-link.ts';

type Subscription = OutputOf<'getSummarySubscription'>;

const load = (token: string, signal: AbortSignal) => call('getSummarySubscription', { params: { token } }, { signal });
const save = (token: string, body: Subscription) => call('setSummarySubscription', { params: { token }, body });

const otherwise = {
  text: words.expired,
  label: links.openSettings,
  to: paths.settings,
};

/** The page of the link to unsubscribe in a weekly summary. Only its button changes anything. Works signed out. */
export function UnsubscribePage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Subscription, Subscription>(token, { load, save });
  const [hasRestarted, setHasRestarted] = useState(false);
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  const alert = failure && <Alert>{failure}</Alert>;
  if (!value.subscribed) {
    const restart = () => {
      setHasRestarted(true);
      void change({ subscribed: true });
    };
    return (
      <LinkCard
        key="unsubscribed"
        drawing="emptyLetterbox"
        heading={words.unsubscribed}
        action={
          <Button variant="ghost" wide busy={busy} onClick={restart}>
            {words.restart}
          </Button>
        }
      >
        <p>{words.unsubscribedAbout}</p>
        {alert}
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key="subscribed"
      drawing="letterbox"
      heading={hasRestarted ? words.again : words.stop}
      action={
        <Button
          variant={hasRestarted ? 'ghost' : 'primary'}
          wide
          busy={busy}
          onClick={() => void change({ subscribed: false })}
        >
          {words.unsubscribe}
        </Button>
      }
    >
      <p>{hasRestarted ? words.againAbout : words.stopAbout}</p>
      {alert}
    </LinkCard>
  );
}
