import { findItemAnswers } from '#words/site/live/find-item.ts';

/** Returns what shows only the guides and items that contain the words in the form. */
export function runFindItem(form: HTMLFormElement, signal: AbortSignal): () => void {
  const input = form.querySelector('input');
  const status = form.querySelector('[data-found]');
  const guides = [...(form.parentElement?.nextElementSibling?.children ?? [])];
  const rooms = [...document.querySelectorAll('#everything dl > div')];
  const items = (room: Element) => [...room.querySelectorAll('li')];

  const filter = () => {
    const words = (input?.value ?? '').trim().toLowerCase();
    const fits = (element: Element) => (element.textContent ?? '').toLowerCase().includes(words);
    for (const one of [...guides, ...rooms.flatMap(items)]) one.toggleAttribute('hidden', !fits(one));
    for (const room of rooms) room.toggleAttribute('hidden', !items(room).some(fits));
    if (!status) return;
    const [guideCount, itemCount] = [guides.filter(fits).length, rooms.flatMap(items).filter(fits).length];
    status.textContent = words && findItemAnswers.found(guideCount, itemCount);
  };
  input?.addEventListener('input', filter, { signal });
  // What was typed before this script arrived, or before Back.
  filter();
  return filter;
}
