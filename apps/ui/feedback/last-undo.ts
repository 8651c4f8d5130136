/** What would undo the user's last change, and the page on which they made it. */
let last: { readonly undo: () => void; readonly pathname: string } | undefined;

export function rememberUndo(undo: () => void): void {
  last = { undo, pathname: location.pathname };
}

/** Called when it was undone otherwise. */
export function clearUndo(undo: () => void): void {
  if (last?.undo === undo) last = undefined;
}

/** Where Ctrl+Z undoes typing, or would act behind a question. */
const elsewhere =
  'input, select, textarea, [contenteditable], [aria-modal], [role="alertdialog"], [role="dialog"] form';

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Makes Ctrl+Z, on a Mac Command+Z, undo the last change on this page, once. */
export function undoOnKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!last || event.defaultPrevented || !isUndoKey(event)) return;
  if (target instanceof Element && target.closest(elsewhere)) return;
  const { undo, pathname } = last;
  last = undefined;
  if (pathname !== location.pathname) return;
  event.preventDefault();
  undo();
}
