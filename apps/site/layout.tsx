import '#apps/ui/base.css';
import './site.css';
import type { ReactNode } from 'react';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { PagePath } from '#apps/ui/routing/link.tsx';
import { AccountMenu } from '#apps/ui/shell/account-menu.tsx';
import { Footer } from '#apps/ui/shell/footer.tsx';
import { FooterLine } from '#apps/ui/shell/footer-line.tsx';
import { CookiePlace, StatusPlaces } from '#apps/ui/shell/live-places.tsx';
import { Main, SkipLink } from '#apps/ui/shell/main.tsx';
import { entriesOf, Menu, MenuLink, Navbar, SignInLink } from '#apps/ui/shell/navbar.tsx';
import { Places } from '#apps/ui/shell/places.tsx';
import { languageNames } from '#core/domain/languages.ts';
import type { Version } from './version.ts';

type FrameProps = { above?: ReactNode; menu: ReactNode; footer: ReactNode; children: ReactNode };

function Frame({ above, menu, footer, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <CookiePlace />
      {above}
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
        {others.map(({ language: { code, tag }, path }) => (
          <MenuLink key={tag} to={path} lang={tag}>
            {languageNames[code]}
          </MenuLink>
        ))}
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
      {/* Who signs in is on the way somewhere: every link of the site would lead away. */}
      {path === paths.signIn ? <SignInFooter others={others} /> : <Footer others={others} />}
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
      <Frame above={<LanguageOffers others={others} />} menu={menu} footer={footer}>
        {children}
      </Frame>
    </PagePath>
  );
}

const SignInFooter = ({ others }: { others: readonly Version[] }) => (
  <FooterLine>
    {others.map(({ language: { code, tag }, path }) => (
      <a key={tag} href={path} lang={tag} hrefLang={tag}>
        {languageNames[code]}
      </a>
    ))}
  </FooterLine>
);

/** Leads to the page in the reader's language, which build/before-paint.ts reads from the browser: site.css. */
function LanguageOffers({ others }: { others: readonly Version[] }) {
  return others.map(({ language: { code, tag, offer }, path }) => (
    <p key={tag} className="language-offer" data-offer={code} data-unprinted="">
      <a href={path} lang={tag} hrefLang={tag}>
        {offer ?? languageNames[code]}
      </a>
    </p>
  ));
}

/** What every page of the app shows until its script has arrived. */
export function AppFrame() {
  return (
    <Frame menu={<Menu entries={[]} pathname="" />} footer={<FooterLine />}>
      <Spinner page />
    </Frame>
  );
}
