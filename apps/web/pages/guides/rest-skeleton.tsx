import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import cardStyles from './guide-task-card.module.css';

/** Where further tasks will stand. */
export function RestSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li className={cardStyles.card} key={index}>
      {index === 0 && <VisuallyHidden>Loading...</VisuallyHidden>}
      <Skeleton width="6rem" height="1.5rem" />
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton height="3rem" />
    </li>
  ));
}
