import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './rest-skeleton.module.css';

/** Where further tasks will stand. */
export function RestSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li className={styles.card} key={index}>
      {index === 0 && <VisuallyHidden>Loading...</VisuallyHidden>}
    </li>
  ));
}
