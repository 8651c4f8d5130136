import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from './link-card.tsx';
import { LinkProblem } from './link-problem.tsx';
import { useLink } from './use-link.ts';

type Subscription = OutputOf<'getSummarySubscription'>;

const load = (token: string, signal: AbortSignal) => call('getSummarySubscription', { params: { token } }, { signal });
const save = (token: string, body: Subscription) => call('setSummarySubscription', { params: { token }, body });

const otherwise = {
  text: 'It may be incomplete or very old. You can switch the weekly summary off in Settings, under Account.',
  label: 'Open settings',
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
        heading="You are unsubscribed"
        action={
          <Button variant="ghost" wide busy={busy} onClick={restart}>
            Start again
          </Button>
        }
      >
        <p>You will get no more weekly summaries. Sign-in links still come when you ask for one.</p>
        {alert}
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key="subscribed"
      drawing="letterbox"
      heading={hasRestarted ? 'Your weekly summary is on again' : 'Stop the weekly summary?'}
      action={
        <Button
          variant={hasRestarted ? 'ghost' : 'primary'}
          wide
          busy={busy}
          onClick={() => void change({ subscribed: false })}
        >
          Unsubscribe
        </Button>
      }
    >
      <p>
        {hasRestarted
          ? 'The next one comes on your usual day. You can change the day and the hour in Settings, under Account.'
          : 'You will no longer get an email with the tasks of your week. Your plan stays as it is.'}
      </p>
      {alert}
    </LinkCard>
  );
}
