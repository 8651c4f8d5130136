import { chooseLook, type Look, readLook } from '../session/look.ts';

/** Runs the account's menu, by pointer and by keyboard. `logOut` receives its button. */
export function runAccountMenu(signal: AbortSignal, logOut: (trigger: HTMLElement | null) => void): void {
  const find = <Found extends HTMLElement>(selector: string) =>
    document.querySelector<Found>(`[data-account] ${selector}`);
  const items = () => [...document.querySelectorAll<HTMLElement>('[data-account] [role^="menuitem"]')];
  const trigger = () => find('[aria-haspopup]');
  const isOpen = () => trigger()?.ariaExpanded === 'true';
  const showLook = (look: Look) => {
    for (const choice of items()) if (choice.dataset.look) choice.ariaChecked = String(choice.dataset.look === look);
  };
  const show = (open: boolean) => {
    if (open === isOpen()) return;
    trigger()?.setAttribute('aria-expanded', String(open));
    find('[role="menu"]')?.parentElement?.toggleAttribute('hidden', !open);
    if (!open) return;
    showLook(readLook());
    items()[0]?.focus();
  };

  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-account] :is(a, button)') : null;
    if (!pressed) return;
    const { look, logOut: leaves } = pressed.dataset;
    if (pressed === trigger()) return show(!isOpen());
    if (look) {
      chooseLook(look as Look);
      return showLook(look as Look);
    }
    show(false);
    if (leaves !== undefined) logOut(trigger());
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof Element) || !target.closest('[data-account]')) return;
    if (target === trigger()) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      return show(true);
    }
    if (key === 'Tab') return show(false);
    const all = items();
    const next = placeAfter(key, all.indexOf(target as HTMLElement), all.length);
    if (next === undefined && key !== 'Escape') return;
    // Keeps the mobile menu around it open.
    event.preventDefault();
    if (next !== undefined) return all[next]?.focus();
    show(false);
    trigger()?.focus();
  };
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-account]')) show(false);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', onElsewhere, { signal });
}

/** The item to which a key moves the focus. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
