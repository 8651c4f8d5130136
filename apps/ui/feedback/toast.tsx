import { type ReactNode, useEffect, useState } from 'react';
import { buttons } from '#words/app/buttons.ts';
import { clearUndo, rememberUndo, undoOnKey } from './last-undo.ts';
import type { ToastManager, ToastOutlet } from './toast-outlet.tsx';

/** Loads the code that shows toasts. It is loaded with the first toast, or earlier if a screen preloads it. */
export const loadToastOutlet = () => import('./toast-outlet.tsx');
let showOutlet = () => {};
/** Toasts wait for it, because Base UI drops what is added before its provider is mounted. Each provider has its own. */
let outlet = Promise.withResolvers<ToastManager>();
const onReady = (manager: ToastManager) => outlet.resolve(manager);

type ToastOptions = {
  description?: string;
  /** Screen readers announce both politely: Base UI hides the controls of toasts that it announces at once. */
  tone?: 'info' | 'error';
  action?: { label: string; onClick: () => void };
};

/** Long enough to read twice, and to reach the action by keyboard (F6 moves the focus there and pauses the timer). */
const shownForMs = { plain: 6_000, withAction: 10_000 };

let shown: string | undefined;

/**
 * Shows a short message below, instead of the last one. Works anywhere below ToastProvider, also outside of components.
 * The action that takes a change back can also be run with Ctrl+Z, and even after the message is gone.
 */
export function showToast(title: string, { description, tone = 'info', action }: ToastOptions = {}) {
  showOutlet();
  let close = () => {};
  const act = () => {
    clearUndo(act);
    action?.onClick();
    close();
  };
  if (action?.label === buttons.undo) rememberUndo(act);
  void outlet.promise.then((manager) => {
    if (shown !== undefined) manager.close(shown);
    const id = manager.add({
      title,
      data: { tone },
      timeout: action ? shownForMs.withAction : shownForMs.plain,
      ...(description && { description }),
      ...(action && { actionProps: { children: action.label, onClick: act } }),
    });
    shown = id;
    close = () => manager.close(id);
  });
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [Outlet, setOutlet] = useState<typeof ToastOutlet>();
  useEffect(() => {
    showOutlet = () => {
      loadToastOutlet().then(
        (script) => setOutlet(() => script.ToastOutlet),
        () => {
          // The next toast tries again.
        },
      );
    };
    document.addEventListener('keydown', undoOnKey);
    return () => {
      document.removeEventListener('keydown', undoOnKey);
      outlet = Promise.withResolvers();
    };
  }, []);
  return (
    <>
      {children}
      {Outlet && <Outlet onReady={onReady} />}
    </>
  );
}
