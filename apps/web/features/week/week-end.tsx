import { Button } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { Icon } from './icon.tsx';
import { endsPlan } from './model/week-offset.ts';
import styles from './week-page.module.css';

type WeekEndProps = { offset: number; locked: boolean; onAdd: () => void };

/** Below the days: how to add to them. */
export function WeekEnd({ offset, locked, onAdd }: WeekEndProps) {
  return (
    <div className={styles.end}>
      <Button variant="ghost" small disabled={locked} onClick={onAdd}>
        <Icon of="plus" />
        Add a task
      </Button>
      <Link to={paths.settingsTab('custom-tasks')}>Create Custom Task</Link>
      {endsPlan(offset) && <Link to={paths.year}>See what the year ahead brings</Link>}
    </div>
  );
}
