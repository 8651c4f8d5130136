import { cloneElement, lazy, type MouseEventHandler, type ReactElement, Suspense, useState } from 'react';
import type { MenuProps } from './menu.tsx';

const load = () => import('./menu.tsx');
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }));

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: MouseEventHandler;
  onPointerEnter?: () => void;
  onFocus?: () => void;
};

/** A menu whose script comes when someone reaches for it: a list of many rows costs only their buttons. */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger' | 'defaultOpen'> & { trigger: ReactElement<TriggerProps> }) {
  const [asked, setAsked] = useState(false);
  const preload = () => void load().catch(() => {});
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setAsked(true),
    onPointerEnter: preload,
    onFocus: preload,
  });
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...menu} trigger={trigger} defaultOpen />
    </Suspense>
  );
}
