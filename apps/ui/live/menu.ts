/** Opens and closes the menu of a narrow window, which covers the page. Escape moves the focus back to its button. */
export function runMenu(signal: AbortSignal): void {
  const toggle = () => document.querySelector<HTMLElement>('[aria-controls="main-menu"]');
  const isOpen = () => toggle()?.ariaExpanded === 'true';
  const show = (open: boolean) => toggle()?.setAttribute('aria-expanded', String(open));

  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[aria-controls="main-menu"]')) show(!isOpen());
    else if (target.closest('header a')) show(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
    show(false);
    toggle()?.focus();
  };
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('header')) show(false);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, onElsewhere, { signal });
}
