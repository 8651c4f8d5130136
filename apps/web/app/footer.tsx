import { product } from '../content/product.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{product.tagline}</p>
        </div>
        <nav className={styles.links} aria-label="Footer">
          <Link to={paths.howItWorks}>How it works</Link>
          <Link to={paths.guides}>Guides</Link>
          <Link to={paths.pricing}>Pricing</Link>
          <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
        </nav>
        <p className={styles.copyright}>
          © {new Date().getFullYear()} {product.company}
        </p>
      </div>
    </footer>
  );
}
