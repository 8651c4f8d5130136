import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { links } from '#words/app/links.ts';
import { shell as words } from '#words/app/shell.ts';

/** In the place of a public page that the browser can't load: without a connection, the app starts at every address. */
export function NotKept() {
  return (
    <Page title={words.needsConnection} lede={words.readable}>
      <div>
        <ButtonLink to={paths.dashboard}>{links.dashboard}</ButtonLink>
      </div>
    </Page>
  );
}
