import { product } from '#apps/contract/product.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M4 16 17 4l13 12v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--evergreen)" />
        <path
          d="m11 19 4.6 4.6L24 15"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {product.name}
    </span>
  );
}
