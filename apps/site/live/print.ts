/** Shows the button that prints the page, and runs it. */
export function offerPrint(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[data-print]');
  button?.removeAttribute('hidden');
  button?.addEventListener('click', () => print(), { signal });
}
