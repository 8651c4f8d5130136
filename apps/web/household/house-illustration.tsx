import { joinClasses } from '../ui/join-classes.ts';
import { Art } from '../ui/pictures/art.tsx';
import house from './house.svg';
import styles from './house-illustration.module.css';

/** The part of the home that is highlighted. */
export type HousePart = 'whole' | 'kitchen' | 'utility' | 'bathroom' | 'roof' | 'outdoors';

/** A cross-section of a house with everything that needs care; at night in the dark scheme. */
export function HouseIllustration({ part = 'whole', className }: { part?: HousePart; className?: string | undefined }) {
  return <Art className={joinClasses(styles.house, styles[part], className)} file={house} width={720} height={640} />;
}
