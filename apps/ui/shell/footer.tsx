import { guideLinks } from 'virtual:guide-links';
import type { ReactNode } from 'react';
import { type Language, languageNames } from '#core/domain/languages.ts';
import { cancel } from '#words/site/cancel.ts';
import { footer as words } from '#words/site/footer.ts';
import { slugs } from '#words/site/slugs.ts';
import { tracked } from '../analytics/tracked.ts';
import { paths } from '../paths.ts';
import { Logo } from '../pictures/logo.tsx';
import { Link } from '../routing/link.tsx';
import { siteSettings } from '../site-settings.ts';
import { supportEmail } from '../support-email.ts';
import { CompanyDetails } from './company-details.tsx';
import styles from './footer.module.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group} {...tracked('footer_link_click', { section: title })}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** `where`: only on servers of that kind. */
function Entry({ to, text, emoji, where }: { to: string; text: string; emoji?: string; where?: string }) {
  return (
    <li data-where={where}>
      <Link to={to}>
        {emoji && <span aria-hidden="true">{emoji}</span>}
        {text}
      </Link>
    </li>
  );
}

/** The same page in another language. */
type Version = {
  readonly language: { readonly code: Language; readonly tag: string };
  readonly path: string;
};

export function Footer({ others = [] }: { others?: readonly Version[] }) {
  const { about, guides, contactUs: contact, legalTexts: legal } = words;
  // Leaves the email address out, because no event may contain one, not even our own.
  const write = tracked('footer_link_click', { link_text: 'Support email', link_url: 'mailto:', section: contact });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
        </div>
        <nav className={styles.groups} aria-label={words.name}>
          <Group title={about}>
            <Entry to={paths.howItWorks} text={words.howItWorks} />
            <Entry to={paths.pricing} text={words.pricing} />
            <Entry to={paths.faq} text={words.faq} />
            <Entry to={paths.howWeChoose} text={words.howWeChoose} />
          </Group>
          <Group title={guides}>
            <Entry to={paths.guides} text={words.allGuides} emoji="🏡" />
            {guideLinks.map(({ slug, footerTitle, emoji }) => (
              <Entry key={slug} to={slugs.guide(slug)} text={footerTitle} emoji={emoji} />
            ))}
          </Group>
          <Group title={contact}>
            <Entry to={paths.home} text={words.contact} />
            <li>
              <a href={`mailto:${supportEmail}`} {...write}>
                {supportEmail}
              </a>
            </li>
          </Group>
          <Group title={legal}>
            <Entry to={paths.privacy} text={words.privacy} />
            <Entry to={paths.terms} text={words.terms} />
            <Entry to={paths.legal} text={words.legal} />
            <Entry to={paths.accessibility} text={words.accessibility} />
            {!siteSettings().endsNoContract && (
              <>
                <Entry to={paths.cancel} text={words.cancel} where="ends-contracts" />
                {/* The law wants a button of its own for each: directive 2011/83, article 11a, and § 312k BGB. */}
                <Entry to={`${paths.cancel}#withdrawal`} text={cancel.withdraw} where="ends-contracts" />
              </>
            )}
            <li>
              <button type="button" className={styles.cookies} data-cookie-choice="">
                {words.cookies}
              </button>
            </li>
          </Group>
        </nav>
        <div className={styles.copyright}>
          <p data-year="">
            © <span>{new Date().getFullYear()}</span> {words.company}
          </p>
          {others.length > 0 && (
            <ul className={styles.languages} aria-label={words.languages}>
              {others.map(({ language: { code, tag }, path }) => (
                <li key={tag}>
                  <a href={path} lang={tag} hrefLang={tag}>
                    {languageNames[code]}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <CompanyDetails className={styles.company} />
        </div>
      </div>
    </footer>
  );
}
