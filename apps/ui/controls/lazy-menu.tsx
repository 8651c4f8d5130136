import { lazyComponent } from '../loading/lazy-component.ts';
import { LazyTrigger, type TriggerElement } from './lazy-trigger.tsx';
import type { MenuProps } from './menu.tsx';

const LoadedMenu = lazyComponent('Menu', () => import('./menu.tsx'));

/** A menu whose script loads when the pointer or the focus reaches its button. */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger' | 'defaultOpen'> & { trigger: TriggerElement }) {
  return (
    <LazyTrigger trigger={trigger} preload={LoadedMenu.preload}>
      <LoadedMenu {...menu} trigger={trigger} defaultOpen />
    </LazyTrigger>
  );
}
