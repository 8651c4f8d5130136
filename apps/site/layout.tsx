import '#apps/ui/base.css';
import './site.css';
// For live/connection.ts.
import '#apps/ui/shell/offline-banner.module.css';
import type { ReactNode } from 'react';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { PagePath } from '#apps/ui/routing/link.tsx';
import { AccountMenu } from '#apps/ui/shell/account-menu.tsx';
import cookies from '#apps/ui/shell/cookie-banner.module.css';
import { Footer } from '#apps/ui/shell/footer.tsx';
import { FooterLine } from '#apps/ui/shell/footer-line.tsx';
import styles from '#apps/ui/shell/layout.module.css';
import { entriesOf, Menu, Navbar, SignInLink } from '#apps/ui/shell/navbar.tsx';
import notice from '#apps/ui/shell/notice.module.css';
import { Places } from '#apps/ui/shell/places.tsx';
import { frame } from '#words/site/frame.ts';
import type { Version } from './version.ts';

type FrameProps = { menu: ReactNode; footer: ReactNode; children: ReactNode };

function Frame({ menu, footer, children }: FrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {frame.skip}
      </a>
      <div className={cookies.place} id="cookies" />
      <Navbar>{menu}</Navbar>
      <div role="status" id="connection" />
      <div className={notice.place} role="status" id="notice" />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
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
