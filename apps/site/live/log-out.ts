import { paths } from '#apps/ui/paths.ts';
import { endSession } from '#apps/ui/session/end-session.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { ownerOf, readStoredOutbox } from '#apps/ui/session/local-records.ts';

/** Logs out. If changes that were made offline still wait in this browser, the app sends them first. */
export async function logOut({ personId, homes }: User): Promise<void> {
  if (homes.some(({ id }) => readStoredOutbox(ownerOf({ id, personId })) !== null))
    return location.assign(paths.logOut);
  await endSession();
  location.reload();
}
