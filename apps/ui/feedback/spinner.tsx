import { product } from '#apps/contract/product.ts';
import { frame } from '#words/site/frame.ts';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './spinner.module.css';

/** The ring alone, as tall as the text beside it, hidden from screen readers. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}

/** With `page`, it fills the space of the coming page and has a heading for screen readers. */
export function Spinner({ label = frame.loading, page = false }: { label?: string; page?: boolean }) {
  return (
    <div className={joinClasses(styles.spinner, page && styles.page)} role="status">
      {page && <VisuallyHidden as="h1">{product.name}</VisuallyHidden>}
      <SpinnerRing />
      <span>{label}</span>
    </div>
  );
}
