import Keyboard from 'lucide-react/icons/keyboard';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactElement } from 'react';
import { Menu, type MenuAction } from '../../../ui/controls/menu.tsx';

export type WeekMenuProps = {
  trigger: ReactElement;
  offset: number;
  /** Absent if the planner doesn't plan the week. */
  onReplan: (() => void) | undefined;
  onShowKeys: () => void;
};

/** The menu of the week, open. */
export function WeekMenu({ trigger, offset, onReplan, onShowKeys }: WeekMenuProps) {
  const replan: readonly MenuAction[] = onReplan
    ? [
        {
          label: offset === 0 ? 'Re-plan this week' : 'Re-plan the week',
          icon: <RotateCw size={18} aria-hidden="true" />,
          onSelect: onReplan,
        },
      ]
    : [];
  const keys: MenuAction = {
    label: 'Keyboard shortcuts',
    icon: <Keyboard size={18} aria-hidden="true" />,
    onSelect: onShowKeys,
  };
  return <Menu trigger={trigger} items={[...replan, keys]} defaultOpen />;
}
