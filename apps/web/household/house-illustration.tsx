import { joinClasses } from '../ui/join-classes.ts';
import { Art } from '../ui/pictures/art.tsx';
import house from './house.svg';
import styles from './house-illustration.module.css';

/** The part of the home that is in question; everything else steps back. */
export type HousePart = 'whole' | 'kitchen' | 'utility' | 'bathroom' | 'roof' | 'outdoors';

/** A house cut open, so that one sees what there is to look after; by night in the dark scheme. */
export function HouseIllustration({ part = 'whole', className }: { part?: HousePart; className?: string | undefined }) {
  return <Art className={joinClasses(styles.house, styles[part], className)} file={house} width={720} height={640} />;
}
