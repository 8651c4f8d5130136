import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';

/** In the place of a public page that the browser can't load: without a connection, the app starts at every address. */
export function NotKept() {
  return (
    <Page title="This page needs a connection" lede="Your week and the guides can be read without one.">
      <div>
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
      </div>
    </Page>
  );
}
