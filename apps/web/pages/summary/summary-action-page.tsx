import { useState } from 'react';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Done } from '#apps/ui/feedback/done.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { links } from '#words/app/links.ts';
import { summaryAction as words } from '#words/app/summary-action.ts';
import { ticking } from '#words/app/ticking.ts';
import { takeReusableToken } from '../../session/link-token.ts';
import { LinkCard } from './link-card.tsx';
import { LinkProblem } from './link-problem.tsx';
import { useLink } from './use-link.ts';

type Action = OutputOf<'getSummaryAction'>;
type Change = { readonly undo: boolean };

const load = (token: string, signal: AbortSignal) => call('getSummaryAction', { params: { token } }, { signal });
const save = (token: string, body: Change) => call('takeSummaryAction', { params: { token }, body });

const about = words.about;

const otherwise = {
  text: words.expired,
  label: links.openWeek,
  to: paths.dashboard,
};

const questionOf = ({ action, ticked }: Action) =>
  action === 'done'
    ? { text: ticking.asked[ticked], label: ticking.mark[ticked] }
    : { text: words.moves, label: words.move };

const outcomeOf = (state: 'done' | 'moved', { ticked }: Action) =>
  state === 'done'
    ? ({ drawing: 'done', text: ticking.marked[ticked] } as const)
    : ({ drawing: 'calendar', text: words.moved } as const);

/** The week of the task's home, which may not be the one that this browser showed last. */
const weekIn = ({ homeId }: Action) => `${paths.dashboard}?home=${homeId}`;

/** The week that shows the task, with the question when they come. */
const visitAsked = (action: Action) =>
  `${weekIn(action)}&${action.week === 0 ? '' : `week=${action.week}&`}visit=${action.taskId}`;

/**
 * The page that a weekly summary's links for a task lead to. Mail scanners open links and run scripts, so only the
 * button changes anything. Works signed out.
 */
export function SummaryActionPage() {
  const [token] = useState(takeReusableToken);
  const { state, retry, change } = useLink<Action, Change>(token, { load, save });
  if (state.name !== 'shown') return <LinkProblem state={state} otherwise={otherwise} onRetry={retry} />;
  const { value, busy, failure } = state;
  const alert = failure && <Alert>{failure}</Alert>;
  if (value.state === 'open') {
    const { text, label } = questionOf(value);
    return (
      <LinkCard
        key="open"
        drawing="letter"
        about={about}
        heading={isolated(value.title)}
        action={
          <Button wide busy={busy} onClick={() => void change({ undo: false })}>
            {label}
          </Button>
        }
      >
        <p>{text}</p>
        {alert}
      </LinkCard>
    );
  }
  const { drawing, text } = outcomeOf(value.state, value);
  const outcome = <Done as="p">{text}</Done>;
  // A link that moves the task can't reopen it.
  if (value.state === 'done' && value.action !== 'done') {
    return (
      <LinkCard
        key="already-done"
        drawing={drawing}
        about={about}
        heading={isolated(value.title)}
        action={
          <ButtonLink to={weekIn(value)} wide>
            {links.openWeek}
          </ButtonLink>
        }
      >
        {outcome}
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key={value.state}
      drawing={drawing}
      about={about}
      heading={isolated(value.title)}
      action={
        <Button variant="ghost" wide busy={busy} onClick={() => void change({ undo: true })}>
          {buttons.undo}
        </Button>
      }
      more={
        value.state === 'done' && value.ticked === 'visit' ? (
          <Link to={visitAsked(value)}>{ticking.whenTheyCome}</Link>
        ) : (
          <Link to={weekIn(value)}>{links.openWeek}</Link>
        )
      }
    >
      {outcome}
      {alert}
    </LinkCard>
  );
}
