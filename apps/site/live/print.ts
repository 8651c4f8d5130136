/** Shows the buttons that print the page, or with an id only the part that it names, and runs them. */
export function offerPrint(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.removeAttribute('hidden');
    const onClick = () => {
      const part = document.getElementById(button.dataset.print ?? '');
      part?.setAttribute('data-alone', '');
      print();
      part?.removeAttribute('data-alone');
    };
    button.addEventListener('click', onClick, { signal });
  }
}
