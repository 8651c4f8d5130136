export const isBusy = (button: HTMLButtonElement): boolean => button.ariaBusy === 'true';

/** Makes a `LiveButton` busy, or idle again: it keeps its width and focus, and is announced as busy. */
export function showBusy(button: HTMLButtonElement, busy: boolean) {
  if (isBusy(button) === busy) return;
  if (!busy) {
    for (const name of ['aria-busy', 'aria-disabled', 'aria-label']) button.removeAttribute(name);
    return button.replaceChildren(button.querySelector('span span')?.textContent ?? '');
  }
  const waits = (button.nextElementSibling as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  button.ariaBusy = 'true';
  button.ariaDisabled = 'true';
  if (!waits.querySelector('span span + span')?.textContent) button.ariaLabel = button.textContent;
  button.replaceChildren(waits);
}
