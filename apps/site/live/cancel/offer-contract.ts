import type { User } from '#apps/ui/session/load-user.ts';
import { offers as words } from '#words/site/live/offers.ts';
import { showFailure } from '../templates.ts';

/** Shows a user's contract where the page has a place for it. Most users never need its script. */
export async function offerContract(user: User | undefined, signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-contract]');
  if (!place || !user) return;
  try {
    const { showContract } = await import('./contract.ts');
    await showContract(place, user, signal);
  } catch {
    if (!signal.aborted) showFailure(place, words.offlinePage);
  }
}
