import Palmtree from 'lucide-react/icons/tree-palm';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { pauseOf } from '../model/pause-text.ts';
import type { Week } from '../model/week.ts';
import styles from './pause-note.module.css';

export type PauseNoteProps = { week: Week };

/** Says that nothing is planned for some of the week's days, because the household is away. */
export function PauseNote({ week }: PauseNoteProps) {
  const pause = pauseOf(week);
  if (!pause) return null;
  return (
    <Card className={styles.note ?? ''}>
      <Palmtree size={22} aria-hidden="true" />
      <p>
        <strong>{pause.state}</strong> {pause.meaning}{' '}
        <Link className={styles.link} to={paths.settingsTab('preferences')}>
          Change the pause
        </Link>
      </p>
    </Card>
  );
}
