import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ToastManager } from './toast-outlet.tsx';

/**
 * Nobody is told anything before the page is there, so what shows toasts comes a while after it, or with the first,
 * which waits.
 */
const laterMs = 3_000;
let bringOutlet = () => {};
const ToastOutlet = lazy(async () => ({ default: (await import('./toast-outlet.tsx')).ToastOutlet }));
const outlet = Promise.withResolvers<ToastManager>();

type ToastOptions = {
  description?: string;
  /** Both are announced politely: what Base UI announces at once it hides from screen readers as a control. */
  tone?: 'info' | 'error';
  action?: { label: string; onClick: () => void };
};

/** Long enough to read twice, and to reach the action by keyboard (F6 leads there and holds the clock). */
const shownForMs = { plain: 6_000, withAction: 10_000 };
let shown = 0;

/** Shows a short message below; answers its id. Works anywhere below ToastProvider, also outside of components. */
export function showToast(title: string, { description, tone = 'info', action }: ToastOptions = {}): string {
  bringOutlet();
  shown += 1;
  const id = `toast-${shown}`;
  const act = () => {
    action?.onClick();
    closeToast(id);
  };
  void outlet.promise.then((manager) =>
    manager.add({
      id,
      title,
      data: { tone },
      timeout: action ? shownForMs.withAction : shownForMs.plain,
      ...(description && { description }),
      ...(action && { actionProps: { children: action.label, onClick: act } }),
    }),
  );
  return id;
}

export function closeToast(id: string) {
  void outlet.promise.then((manager) => manager.close(id));
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    bringOutlet = () => setIsDue(true);
    const timer = setTimeout(bringOutlet, laterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {isDue && (
        <Suspense>
          <ToastOutlet onReady={outlet.resolve} />
        </Suspense>
      )}
    </>
  );
}
