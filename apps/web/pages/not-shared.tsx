import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { buttons } from '#words/app/buttons.ts';
import { links } from '#words/app/links.ts';

type NotSharedProps = {
  /** `over`: nothing is shared at this address, or not any more. */
  state: { readonly name: 'over' } | { readonly name: 'failed'; readonly message: string };
  title: string;
  /** What to do about a link that is over. */
  over: string;
  onRetry: () => void;
};

/** In place of what a household shares at a secret address. */
export function NotShared({ state, title, over, onRetry }: NotSharedProps) {
  if (state.name === 'over') {
    return (
      <Page narrow title={links.linkOver} lede={over}>
        <ButtonLink variant="ghost" to={paths.home}>
          {links.home}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page narrow title={title}>
      <Alert
        action={
          <Button variant="ghost" small onClick={onRetry}>
            {buttons.tryAgain}
          </Button>
        }
      >
        {state.message}
      </Alert>
    </Page>
  );
}
