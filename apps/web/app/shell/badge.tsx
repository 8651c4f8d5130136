import { product } from '#apps/contract/product.ts';
import { siteSettings } from '../../site-settings.ts';
import styles from './badge.module.css';

/** Where a product listing shows us, if the settings name one; the picture comes from our own host. */
export function Badge() {
  const { badge } = siteSettings();
  if (!badge) return null;
  // The server finds the element by its attribute, and takes it out where there is no badge.
  return (
    <a className={styles.badge} href={badge.url} target="_blank" rel="noopener" data-badge="">
      <img src={badge.image} alt={`${product.name} in a product listing, in a new tab`} height={32} />
    </a>
  );
}
