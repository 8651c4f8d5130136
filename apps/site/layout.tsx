import '#apps/ui/base.css';
import './site.css';
import type { ReactNode } from 'react';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { PagePath } from '#apps/ui/routing/link.tsx';
import { AccountMenu } from '#apps/ui/shell/account-menu.tsx';
import { Footer } from '#apps/ui/shell/footer.tsx';
import { FooterLine } from '#apps/ui/shell/footer-line.tsx';
import { CookiePlace, StatusPlaces } from '#apps/ui/shell/live-places.tsx';
import { Main, SkipLink } from '#apps/ui/shell/main.tsx';
import { entriesOf, Menu, Navbar, SignInLink } from '#apps/ui/shell/navbar.tsx';
import { Places } from '#apps/ui/shell/places.tsx';
import type { Version } from './version.ts';

type FrameProps = { menu: ReactNode; footer: ReactNode; children: ReactNode };

function Frame({ menu, footer, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <CookiePlace />
      <Navbar>{menu}</Navbar>
      <StatusPlaces />
      <Main>{children}</Main>
      {footer}
    </>
  );
}

type PageProps = {
  path: string;
  /** The same page in other languages. */
  others?: readonly Version[];
  children: ReactNode;
};

/** A public page as a visitor sees it, with templates of what users see instead: live/for-viewer.ts. */
export function PublicPage({ path, others = [], children }: PageProps) {
  const unknown = { name: '', email: '', isPremium: false };
  const menu = (
    <>
      <Menu entries={entriesOf.visitor} pathname={path} whose={{ 'data-for': 'visitor' }}>
        <SignInLink pathname={path} />
      </Menu>
      <template data-for="resident">
        <Menu entries={entriesOf.resident} pathname={path}>
          <AccountMenu account={{ ...unknown, isOnboarded: true }} />
        </Menu>
      </template>
      <template data-for="newcomer">
        <Menu entries={[]} pathname={path}>
          <AccountMenu account={{ ...unknown, isOnboarded: false }} />
        </Menu>
      </template>
    </>
  );
  const footer = (
    <>
      <Footer others={others} />
      <template data-for="resident-who-can-ask">
        <Places pathname={path} assistant onPhones />
      </template>
      <template data-for="resident-who-cannot-ask">
        <Places pathname={path} assistant={false} onPhones />
      </template>
    </>
  );
  return (
    <PagePath value={path}>
      <Frame menu={menu} footer={footer}>
        {children}
      </Frame>
    </PagePath>
  );
}

/** What every page of the app shows until its script has arrived. */
export function AppFrame() {
  return (
    <Frame menu={<Menu entries={[]} pathname="" />} footer={<FooterLine />}>
      <Spinner page />
    </Frame>
  );
}
