/**
 * Opens the question that the address names, or the steps of the task, as browsers do only for what is inside. A choice that
 * it names is made.
 */
export function openNamedPart(signal: AbortSignal): void {
  const open = () => {
    const part = document.getElementById(partOf(location.hash));
    const folded = part instanceof HTMLDetailsElement ? part : part?.querySelector('details');
    if (folded) folded.open = true;
    else if (part instanceof HTMLInputElement) part.checked = true;
    // A part that doesn't exist is the whole page.
    else if (!part && location.hash) scrollTo(0, 0);
  };
  const again = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === location.href) open();
  };
  addEventListener('hashchange', open, { signal });
  document.addEventListener('click', again, { signal });
  open();
}

function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
