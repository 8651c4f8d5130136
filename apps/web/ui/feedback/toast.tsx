import { type ReactNode, useEffect, useState } from 'react';
import type { ToastManager, ToastOutlet } from './toast-outlet.tsx';

/**
 * Nobody is told anything before the page is there, so what shows toasts comes a while after it, or with the first,
 * which waits.
 */
const laterMs = 3_000;
const load = () => import('./toast-outlet.tsx');
let bringOutlet = () => {};
/** Another one for each provider: what is told before its outlet listens would be heard by nobody. */
let outlet = Promise.withResolvers<ToastManager>();
const listens = (manager: ToastManager) => outlet.resolve(manager);

type ToastOptions = {
  description?: string;
  /** Both are announced politely: what Base UI announces at once it hides from screen readers as a control. */
  tone?: 'info' | 'error';
  action?: { label: string; onClick: () => void };
};

/** Long enough to read twice, and to reach the action by keyboard (F6 leads there and holds the clock). */
const shownForMs = { plain: 6_000, withAction: 10_000 };

/** Shows a short message below. Works anywhere below ToastProvider, also outside of components. */
export function showToast(title: string, { description, tone = 'info', action }: ToastOptions = {}) {
  bringOutlet();
  void outlet.promise.then((manager) => {
    const id = manager.add({
      title,
      data: { tone },
      timeout: action ? shownForMs.withAction : shownForMs.plain,
      ...(description && { description }),
      ...(action && { actionProps: { children: action.label, onClick: () => act(action.onClick) } }),
    });
    const act = (onClick: () => void) => {
      onClick();
      manager.close(id);
    };
  });
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [Outlet, setOutlet] = useState<typeof ToastOutlet>();
  useEffect(() => {
    bringOutlet = () => {
      load().then(
        (script) => setOutlet(() => script.ToastOutlet),
        () => {
          // It is asked for again with the next message; the page needs none.
        },
      );
    };
    const timer = setTimeout(bringOutlet, laterMs);
    return () => {
      clearTimeout(timer);
      outlet = Promise.withResolvers();
    };
  }, []);
  return (
    <>
      {children}
      {Outlet && <Outlet onReady={listens} />}
    </>
  );
}
