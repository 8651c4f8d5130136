import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { week } from '#words/app/week/week.ts';
import { Icon } from './icon.tsx';
import { endsPlan } from './model/week-offset.ts';

type WeekEndProps = { offset: number; disabled: boolean; onAdd: () => void };

/** Below the days: how to add to them. */
export function WeekEnd({ offset, disabled, onAdd }: WeekEndProps) {
  return (
    <Row gap={24} lines={8}>
      <Button variant="ghost" small disabled={disabled} onClick={onAdd}>
        <Icon of="plus" />
        {week.addTask}
      </Button>
      <Link to={paths.settingsTab('custom-tasks')}>{week.customTask}</Link>
      {endsPlan(offset) && <Link to={paths.year}>{week.year}</Link>}
    </Row>
  );
}
