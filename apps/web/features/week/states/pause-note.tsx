import Palmtree from 'lucide-react/icons/tree-palm';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { pause } from '#words/app/week/pause.ts';
import { useMay } from '../../../session/use-may.ts';
import type { PauseText } from '../model/pause-text.ts';
import styles from './pause-note.module.css';

/** Says that nothing is planned for some of the week's days, because the household is away. */
export function PauseNote({ state, meaning }: PauseText) {
  const mayChange = useMay('member');
  return (
    <Card className={styles.note ?? ''}>
      <Palmtree size={22} aria-hidden="true" />
      <p>
        <strong>{state}</strong> {meaning}{' '}
        {mayChange && (
          <Link className={styles.link} to={paths.settingsTab('preferences', 'pause')}>
            {pause.change}
          </Link>
        )}
      </p>
    </Card>
  );
}
