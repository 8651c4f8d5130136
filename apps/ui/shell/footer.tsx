import { guideLinks } from 'virtual:guide-links';
import type { ReactNode } from 'react';
import { product } from '#apps/contract/product.ts';
import { tracked } from '../analytics/tracked.ts';
import { paths } from '../paths.ts';
import { Logo } from '../pictures/logo.tsx';
import { Link } from '../routing/link.tsx';
import { supportEmail } from '../support-email.ts';
import { CompanyDetails } from './company-details.tsx';
import styles from './footer.module.css';

const sections = {
  about: 'About Us',
  guides: 'Maintenance Guides',
  contact: 'Contact Us',
  legal: 'Legal',
} as const;
type Section = (typeof sections)[keyof typeof sections];

function Group({ title, children }: { title: Section; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Entry({ section, to, text, emoji }: { section: Section; to: string; text: string; emoji?: string }) {
  return (
    <li>
      <Link to={to} {...tracked('footer_link_click', { link_text: text, link_url: to, section })}>
        {emoji && <span aria-hidden="true">{emoji}</span>}
        {text}
      </Link>
    </li>
  );
}

export function Footer() {
  const { about, guides, contact, legal } = sections;
  // Leaves the email address out, because no event may contain one, not even our own.
  const write = tracked('footer_link_click', { link_text: 'Support email', link_url: 'mailto:', section: contact });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{product.tagline}</p>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          <Group title={about}>
            <Entry section={about} to={paths.howItWorks} text="How it works" />
            <Entry section={about} to={paths.pricing} text="Pricing" />
            <Entry section={about} to={paths.faq} text="FAQ" />
            <Entry section={about} to={paths.howWeChoose} text="How we choose tasks" />
          </Group>
          <Group title={guides}>
            <Entry section={guides} to={paths.guides} text="All Guides" emoji="🏡" />
            {guideLinks.map(({ slug, footerTitle, emoji }) => (
              <Entry key={slug} section={guides} to={paths.guide(slug)} text={footerTitle} emoji={emoji} />
            ))}
          </Group>
          <Group title={contact}>
            <Entry section={contact} to={paths.home} text="Contact" />
            <li>
              <a href={`mailto:${supportEmail}`} {...write}>
                {supportEmail}
              </a>
            </li>
          </Group>
          <Group title={legal}>
            <Entry section={legal} to={paths.privacy} text="Privacy Policy" />
            <Entry section={legal} to={paths.terms} text="Terms of Service" />
            <Entry section={legal} to={paths.legal} text="Legal Notice" />
            <Entry section={legal} to={paths.accessibility} text="Accessibility" />
            <Entry section={legal} to={paths.cancel} text="Cancel or withdraw" />
            <li>
              <button type="button" className={styles.cookies} data-cookie-choice="">
                Cookie choice
              </button>
            </li>
          </Group>
        </nav>
        <div className={styles.copyright}>
          <p data-year="">
            © <span>{new Date().getFullYear()}</span> {product.company}
          </p>
          <CompanyDetails className={styles.company} />
        </div>
      </div>
    </footer>
  );
}
