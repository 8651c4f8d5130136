import Keyboard from 'lucide-react/icons/keyboard';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { ReactElement } from 'react';
import { Menu, type MenuAction } from '#apps/ui/controls/menu.tsx';

export type WeekMenuProps = {
  trigger: ReactElement;
  offset: number;
  /** Absent if the planner doesn't plan the week. */
  onReplan: (() => void) | undefined;
  onShowNeeds: () => void;
  /** Absent for a reader who may only look. */
  onShowKeys: (() => void) | undefined;
};

/** The menu of the week, open. */
export function WeekMenu({ trigger, offset, onReplan, onShowNeeds, onShowKeys }: WeekMenuProps) {
  const replan: readonly MenuAction[] = onReplan
    ? [
        {
          label: offset === 0 ? 'Re-plan this week' : 'Re-plan the week',
          icon: <RotateCw size={18} aria-hidden="true" />,
          onSelect: onReplan,
        },
      ]
    : [];
  const needs: MenuAction = {
    label: 'What you need',
    icon: <ShoppingBasket size={18} aria-hidden="true" />,
    onSelect: onShowNeeds,
  };
  const keys: readonly MenuAction[] = onShowKeys
    ? [
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={18} aria-hidden="true" />,
          onSelect: onShowKeys,
        },
      ]
    : [];
  return <Menu trigger={trigger} items={[...replan, needs, ...keys]} defaultOpen />;
}
