import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/** The open dialogs, the topmost last. They share one entry of the history, which Back takes away. */
const open: Close[] = [];
const mark = 'dialog';
let isLeaving = false;

/**
 * Whether another document is on its way: going back now would call it off, for example after logging out. Once a dialog
 * opens, the document has stayed.
 */
let isReplaced = false;
globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
  if (!destination.sameDocument && downloadRequest === null) isReplaced = true;
});

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/** Adds the entry for the first dialog, and takes it away after the last. The router's own state is kept in it. */
function keepEntry() {
  // Going back isn't over yet, and ends in another call.
  if (isLeaving || isReplaced) return;
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
  if (open.length === 0 && isMarked()) {
    isLeaving = true;
    history.back();
  }
}

function onMove() {
  if (isLeaving) isLeaving = false;
  else if (!isMarked()) open.at(-1)?.();
  // After React has rendered: the dialog may stay, or be followed by another. A page that was left with its dialog open
  // leaves an entry behind, which is passed over.
  setTimeout(keepEntry);
}

/**
 * Makes Back, in the browser or of the phone, close the dialog instead of leaving the page.
 * See docs/decisions/0118.
 */
export function useBackCloses(isOpen: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const own = () => close();
    open.push(own);
    isReplaced = false;
    window.addEventListener('popstate', onMove);
    // Not at once, because React may remove and add the effect, or open the next dialog, in one step.
    queueMicrotask(keepEntry);
    return () => {
      open.splice(open.indexOf(own), 1);
      queueMicrotask(keepEntry);
    };
  }, [isOpen]);
}
