import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { week } from '#words/app/week/week.ts';
import { Icon } from './icon.tsx';
import { isFirstWeek } from './model/first-weeks.ts';
import type { Week } from './model/week.ts';
import { endsPlan } from './model/week-offset.ts';

type WeekEndProps = { week: Week; offset: number; disabled: boolean; onAdd: () => void };

/** Below the days: how to add to them. */
export function WeekEnd({ week: shown, offset, disabled, onAdd }: WeekEndProps) {
  return (
    <Row gap={24} lines={8}>
      <Button variant="ghost" small disabled={disabled} onClick={onAdd}>
        <Icon of="plus" />
        {week.addTask}
      </Button>
      <Link to={paths.settingsTab('custom-tasks')}>{week.customTask}</Link>
      {isFirstWeek(shown) && <Link to={paths.settingsTab('preferences', 'home')}>{week.addToHome}</Link>}
      {endsPlan(offset) && <Link to={paths.year}>{week.year}</Link>}
    </Row>
  );
}
