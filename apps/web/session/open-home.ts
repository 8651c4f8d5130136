import { paths } from '#apps/ui/paths.ts';
import { clearPrivateCache } from '#apps/ui/session/private-cache.ts';
import { currentHome, storeHome } from '#apps/ui/session/token.ts';

/** Opens another home, or without an id the one that the server chooses: from the start, so that nothing of this one is on the page. */
export function openHome(id: string | undefined): void {
  storeHome(id);
  location.assign(paths.dashboard);
}

/** Leaves a home that the person isn't in any more. Nothing of it stays in the cache. */
export function leaveRefusedHome(id: string | undefined): void {
  if (id !== currentHome()) return;
  storeHome(undefined);
  clearPrivateCache();
  location.reload();
}
