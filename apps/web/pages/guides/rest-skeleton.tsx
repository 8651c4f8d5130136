import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './rest-skeleton.module.css';

/** Shown while the remaining tasks load. */
export function RestSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all entries are identical
    <li className={styles.card} key={index}>
      {index === 0 && <VisuallyHidden>Loading...</VisuallyHidden>}
    </li>
  ));
}
