import Keyboard from 'lucide-react/icons/keyboard';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Users from 'lucide-react/icons/users';
import type { ReactElement } from 'react';
import { Menu, type MenuAction } from '#apps/ui/controls/menu.tsx';
import { weekMenu } from '#words/app/week/menu.ts';

export type WeekMenuProps = {
  trigger: ReactElement;
  offset: number;
  /** Absent if the planner doesn't plan the week. */
  onReplan: (() => void) | undefined;
  onShowNeeds: () => void;
  /** Absent for a reader who may only look. */
  onShowKeys: (() => void) | undefined;
  /** Absent in a home with one person. */
  onShare: (() => void) | undefined;
};

/** The menu of the week, open. */
export function WeekMenu({ trigger, offset, onReplan, onShowNeeds, onShowKeys, onShare }: WeekMenuProps) {
  const replan: readonly MenuAction[] = onReplan
    ? [
        {
          label: offset === 0 ? weekMenu.replanThis : weekMenu.replan,
          icon: <RotateCw size={18} aria-hidden="true" />,
          onSelect: onReplan,
        },
      ]
    : [];
  const needs: MenuAction = {
    label: weekMenu.needs,
    icon: <ShoppingBasket size={18} aria-hidden="true" />,
    onSelect: onShowNeeds,
  };
  const keys: readonly MenuAction[] = onShowKeys
    ? [
        {
          label: weekMenu.keys,
          icon: <Keyboard size={18} aria-hidden="true" />,
          onSelect: onShowKeys,
        },
      ]
    : [];
  const share: readonly MenuAction[] = onShare
    ? [{ label: weekMenu.share, icon: <Users size={18} aria-hidden="true" />, onSelect: onShare }]
    : [];
  return <Menu trigger={trigger} items={[...replan, needs, ...share, ...keys]} defaultOpen />;
}
