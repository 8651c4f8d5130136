import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { meters as words } from '#words/app/meters.ts';
import type { Week } from '../model/week.ts';
import styles from './states.module.css';

export type MeterNoteProps = { meters: Week['meters'] };

/** The meters of which a reading is asked for. */
export function MeterNote({ meters }: MeterNoteProps) {
  return (
    <Card className={styles.meters ?? ''}>
      <p>
        {words.ask(meters.map(({ name }) => isolated(name)))} <Link to={paths.meters}>{words.give}</Link>
      </p>
    </Card>
  );
}
