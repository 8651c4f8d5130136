import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { buttons } from '#words/app/buttons.ts';
import { links } from '#words/app/links.ts';
import { mailedLink as words } from '#words/app/mailed-link.ts';
import { LinkCard } from './link-card.tsx';
import type { LinkState } from './use-link.ts';

type Problem = Exclude<LinkState<never>, { name: 'shown' }>;

type LinkProblemProps = {
  state: Problem;
  /** What else leads to the same result. */
  otherwise: { readonly text: string; readonly label: string; readonly to: string };
  onRetry: () => void;
};

/** Shown while a link is loading, or when it leads nowhere. */
export function LinkProblem({ state, otherwise, onRetry }: LinkProblemProps) {
  if (state.name === 'loading') return <Spinner page />;
  if (state.name === 'unreachable') {
    return (
      <LinkCard
        key="unreachable"
        drawing="emptyLetterbox"
        heading={words.notLoaded}
        action={
          <Button wide onClick={onRetry}>
            {buttons.tryAgain}
          </Button>
        }
      >
        <p role="alert">{state.message}</p>
      </LinkCard>
    );
  }
  if (state.name === 'missing') {
    return (
      <LinkCard
        key="missing"
        drawing="calendar"
        heading={words.taskGone}
        action={
          <ButtonLink to={paths.dashboard} wide>
            {links.openWeek}
          </ButtonLink>
        }
      >
        <p>{words.taskGoneAbout}</p>
      </LinkCard>
    );
  }
  return (
    <LinkCard
      key="expired"
      drawing="emptyLetterbox"
      heading={links.linkOver}
      action={
        <ButtonLink to={otherwise.to} wide>
          {otherwise.label}
        </ButtonLink>
      }
    >
      <p>{otherwise.text}</p>
    </LinkCard>
  );
}
