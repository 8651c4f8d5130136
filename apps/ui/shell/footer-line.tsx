import type { ReactNode } from 'react';
import { footer as words } from '#words/site/footer.ts';
import { tracked } from '../analytics/tracked.ts';
import { paths } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import { siteSettings } from '../site-settings.ts';
import styles from './footer-line.module.css';

type Entry = {
  readonly text: string;
  readonly to: string;
  readonly section: string;
  /** Only on servers of that kind. */
  readonly where?: 'ends-contracts';
};

const links: readonly Entry[] = [
  { text: words.faq, to: paths.faq, section: words.about },
  { text: words.privacy, to: paths.privacy, section: words.legalTexts },
  { text: words.terms, to: paths.terms, section: words.legalTexts },
  { text: words.legal, to: paths.legal, section: words.legalTexts },
  { text: words.accessibility, to: paths.accessibility, section: words.legalTexts },
  { text: words.cancel, to: paths.cancel, section: words.legalTexts, where: 'ends-contracts' },
  { text: words.contact, to: paths.home, section: words.contactUs },
];

/** The footer of signed-in pages, whose users know the site, and of the page that leads to them: one line instead of every link. */
export function FooterLine({
  invites = false,
  children,
}: {
  /** Whether the user may invite others to their home. */ invites?: boolean;
  /** Further links. */
  children?: ReactNode;
}) {
  const { endsNoContract } = siteSettings();
  return (
    <footer className={styles.footer}>
      <nav className={styles.line} aria-label={words.name}>
        <span className={styles.copyright} data-year="">
          © <span>{new Date().getFullYear()}</span> {words.company}
        </span>
        {invites && (
          <Link className={styles.entry} to={paths.people} {...tracked('footer_link_click', { section: words.home })}>
            {words.invite}
          </Link>
        )}
        {links.map(
          ({ text, to, section, where }) =>
            !(where && endsNoContract) && (
              <Link
                key={to}
                className={styles.entry}
                to={to}
                data-where={where}
                {...tracked('footer_link_click', { section })}
              >
                {text}
              </Link>
            ),
        )}
        <button type="button" className={styles.entry} data-cookie-choice="">
          {words.cookies}
        </button>
        {children}
      </nav>
    </footer>
  );
}
