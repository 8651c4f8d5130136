const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Calls back each time the pointer or the focus comes to an element. */
export function onTouch(element: Element, act: () => void, signal: AbortSignal): void {
  for (const touch of touches) element.addEventListener(touch, act, { signal, passive: true });
}

/**
 * Loads what the buttons of some parts of the page do as soon as one is touched, and repeats the presses that came before.
 * `fail` is called if nothing could be loaded for a press; the next touch tries again.
 */
export function runWhenTouched(
  parts: readonly Element[],
  load: () => Promise<() => void>,
  signal: AbortSignal,
  fail: () => void = () => {},
): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  let isLoading = false;
  const pressed: HTMLElement[] = [];
  const begin = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const run = await load();
      if (waiting.signal.aborted) return;
      waiting.abort();
      run();
      for (const button of pressed) button.click();
    } catch {
      isLoading = false;
      if (pressed.splice(0).length > 0) fail();
    }
  };
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isKey = event instanceof KeyboardEvent;
    if (!button || (isKey && !(button.ariaHasPopup && /^Arrow(Up|Down)$/.test(event.key)))) return;
    event.stopPropagation();
    // An arrow would scroll the page instead of opening the menu.
    if (isKey) event.preventDefault();
    pressed.push(button);
    void begin();
  };
  for (const part of parts) {
    onTouch(part, () => void begin(), waiting.signal);
    for (const press of ['click', 'keydown'])
      part.addEventListener(press, hold, { signal: waiting.signal, capture: true });
  }
}
