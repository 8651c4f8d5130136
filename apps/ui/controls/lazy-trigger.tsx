import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, Suspense, useState } from 'react';

export type TriggerElement = ReactElement<{
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: MouseEventHandler;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}>;

type LazyTriggerProps = {
  trigger: TriggerElement;
  /** Loads the script of the menu. */
  preload: () => Promise<unknown>;
  /** The menu, open and with the same trigger. */
  children: ReactNode;
};

/** The button of a menu whose script loads when the pointer or the focus reaches it, so that many menus are cheap. */
export function LazyTrigger({ trigger, preload, children }: LazyTriggerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const load = () => void preload();
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWasOpened(true),
    onPointerEnter: load,
    onFocus: load,
  });
  return wasOpened ? <Suspense fallback={button}>{children}</Suspense> : button;
}
