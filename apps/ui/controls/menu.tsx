import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './menu.module.css';

export type MenuAction = {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'danger';
};

export type MenuProps = {
  /** The element that opens it, such as an IconButton. */
  trigger: ReactElement;
  /** In order; `separator` draws a line. */
  items: readonly (MenuAction | 'separator')[];
  /** Opens the menu when it is mounted. */
  defaultOpen?: boolean;
};

/** Renders the menu inside a landmark, as accessibility checks require. */
function withinMain(): { container?: HTMLElement } {
  const main = document.getElementById('main');
  return main ? { container: main } : {};
}

export function Menu({ trigger, items, defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      {/* Takes over the focus of the button that it replaces: a dialog that the menu opens returns the focus here. */}
      <Base.Trigger render={trigger} autoFocus={defaultOpen} />
      <Base.Portal {...withinMain()}>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8} align="end">
          <Base.Popup className={styles.popup}>
            {items.map((item, index) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
                <Base.Separator key={`line-${index}`} className={styles.separator} />
              ) : (
                <Base.Item
                  key={item.label}
                  className={joinClasses(styles.item, item.tone === 'danger' && styles.danger)}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
