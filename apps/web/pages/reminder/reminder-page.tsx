import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { reminder as words } from '#words/app/reminder.ts';
import { format } from '#words/format.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';

type Reminder = OutputOf<'readReminder'>;

const load = (token: string, signal: AbortSignal) => call('readReminder', { params: { token } }, { signal });
const save = (token: string, body: { readonly wanted: boolean }) => call('setReminder', { params: { token }, body });

const otherwise = { text: words.expired, label: words.guides, to: paths.guides };

/** The page of the link to a reminder in a year: confirms it, or ends it. Only its buttons change anything. Works signed out. */
export function ReminderPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Reminder, { readonly wanted: boolean }>(token, { load, save });
  const [hasEnded, setHasEnded] = useState(false);
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  const { title, path, dueAt } = value;
  const alert = failure && <Alert>{failure}</Alert>;
  const end = () => {
    setHasEnded(true);
    void change({ wanted: false });
  };
  if (dueAt !== null) {
    const day = format.moment(new Date(dueAt), 'long', browserTimezone() ?? 'UTC');
    return (
      <LinkCard
        key="confirmed"
        drawing="done"
        heading={words.confirmed}
        action={
          <Button variant="ghost" wide busy={busy} onClick={end}>
            {words.end}
          </Button>
        }
      >
        <p>
          <Marked text={words.confirmedAbout(title, day)} show={(marked) => <strong>{marked}</strong>} />
        </p>
        {alert}
      </LinkCard>
    );
  }
  if (hasEnded && !busy && !failure) {
    return (
      <LinkCard
        key="ended"
        drawing="emptyLetterbox"
        heading={words.ended}
        action={
          <ButtonLink to={path} wide>
            {words.toGuide}
          </ButtonLink>
        }
      >
        <p>{words.endedAbout}</p>
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key="unconfirmed"
      drawing="letterbox"
      heading={words.ask}
      action={
        <>
          <Button wide busy={busy} onClick={() => void change({ wanted: true })}>
            {words.confirm}
          </Button>
          <Button variant="quiet" wide disabled={busy} onClick={end}>
            {words.end}
          </Button>
        </>
      }
    >
      <p>{words.askAbout(title)}</p>
      {alert}
    </LinkCard>
  );
}
