import { joinClasses } from '../join-classes.ts';
import { Art } from './art.tsx';
import house from './house.svg';
import styles from './house-illustration.module.css';

/** The part of the home that is highlighted. */
export type HousePart =
  | 'whole'
  | 'kitchen'
  | 'utility'
  | 'bathroom'
  | 'roof'
  | 'outdoors'
  // Drawn only where they are the subject.
  | 'solar'
  | 'geothermal'
  | 'alarms';

type HouseIllustrationProps = { part?: HousePart; isFlat?: boolean; className?: string | undefined };

/** A cross-section of a house, or of a flat, with everything that needs care; at night in the dark scheme. */
export function HouseIllustration({ part = 'whole', isFlat = false, className }: HouseIllustrationProps) {
  const classes = joinClasses(styles.house, styles[part], isFlat && styles.flat, className);
  return <Art className={classes} file={house} width={720} height={640} />;
}
