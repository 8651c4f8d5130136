import { cloneElement, type MouseEventHandler, type ReactElement, Suspense, useState } from 'react';
import { lazyComponent } from '../../loading/lazy-component.ts';
import type { MenuProps } from './menu.tsx';

const LoadedMenu = lazyComponent('Menu', () => import('./menu.tsx'));

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: MouseEventHandler;
  onPointerEnter?: () => void;
  onFocus?: () => void;
};

/** A menu whose script loads when the pointer or the focus reaches its button, so that a list of many menus is cheap. */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger' | 'defaultOpen'> & { trigger: ReactElement<TriggerProps> }) {
  const [wasOpened, setWasOpened] = useState(false);
  const preload = () => void LoadedMenu.preload();
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWasOpened(true),
    onPointerEnter: preload,
    onFocus: preload,
  });
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...menu} trigger={trigger} defaultOpen />
    </Suspense>
  );
}
