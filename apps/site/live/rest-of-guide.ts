import { logFailure } from '#apps/ui/api/log-failure.ts';
import { copyOf } from './templates.ts';

/** Keeps room for the tasks of a guide that only users see. The returned function shows them, or gives up the room. */
export function expectRest(): (isShown: boolean) => Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-rest]');
  const room = list ? [...(copyOf('', list)?.children ?? [])] : [];
  list?.append(...room);
  return async (isShown) => {
    if (list && isShown) {
      try {
        const rest = new DOMParser().parseFromString(await textAt(list.dataset.rest ?? ''), 'text/html');
        list.append(...rest.querySelectorAll('ol > li[id]'));
        document.querySelector('#at-a-glance tbody')?.append(...rest.querySelectorAll('tr'));
      } catch (error) {
        logFailure('The other tasks could not be loaded', error);
      }
    }
    for (const part of room) part.remove();
  };
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}
