import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { links } from '#words/app/links.ts';
import { notKept as words } from '#words/app/not-kept.ts';

/** In the place of a public page that the browser can't load: without a connection, the app starts at every address. */
export function NotKept() {
  return (
    <Page title={words.title} lede={words.text}>
      <div>
        <ButtonLink to={paths.dashboard}>{links.dashboard}</ButtonLink>
      </div>
    </Page>
  );
}
