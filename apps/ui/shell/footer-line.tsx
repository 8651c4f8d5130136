import { product } from '#apps/contract/product.ts';
import { tracked } from '../analytics/tracked.ts';
import { paths } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import styles from './footer-line.module.css';

const links = [
  { text: 'FAQ', to: paths.faq, section: 'About Us' },
  { text: 'Privacy Policy', to: paths.privacy, section: 'Legal' },
  { text: 'Terms of Service', to: paths.terms, section: 'Legal' },
  { text: 'Legal Notice', to: paths.legal, section: 'Legal' },
  { text: 'Cancel or withdraw', to: paths.cancel, section: 'Legal' },
  { text: 'Contact', to: paths.home, section: 'Contact Us' },
] as const;

/** The footer of signed-in pages, whose users know the site: one line instead of every link. */
export function FooterLine({
  invites = false,
}: {
  /** Whether the user may invite others to their home. */ invites?: boolean;
}) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.line} aria-label="Footer">
        <span className={styles.copyright} data-year="">
          © <span>{new Date().getFullYear()}</span> {product.company}
        </span>
        {invites && (
          <Link
            className={styles.entry}
            to={paths.people}
            {...tracked('footer_link_click', { link_text: 'Invite someone', link_url: paths.people, section: 'Home' })}
          >
            Invite someone
          </Link>
        )}
        {links.map(({ text, to, section }) => (
          <Link
            key={to}
            className={styles.entry}
            to={to}
            {...tracked('footer_link_click', { link_text: text, link_url: to, section })}
          >
            {text}
          </Link>
        ))}
        <button type="button" className={styles.entry} data-cookie-choice="">
          Cookie choice
        </button>
      </nav>
    </footer>
  );
}
