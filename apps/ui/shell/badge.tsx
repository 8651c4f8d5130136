import { navbar } from '#words/site/navbar.ts';
import { siteSettings } from '../site-settings.ts';
import styles from './badge.module.css';

/** Links to the product listing that the settings name; the picture comes from our own host. */
export function Badge() {
  const { badge } = siteSettings();
  if (!badge) return null;
  // The server finds the element by its attribute, and removes it if the settings have no badge.
  return (
    <a className={styles.badge} href={badge.url} target="_blank" rel="noopener" data-badge="">
      <img src={badge.image} alt={navbar.listing} height={32} />
    </a>
  );
}
