import { makeListeners } from '#core/domain/running/listeners.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';

/** Changes within one process. */
export function makeHomeChanges(): HomeChanges {
  const listeners = makeListeners();
  return {
    tell: (homeIds, pageId) => {
      queueMicrotask(() => {
        for (const homeId of new Set(homeIds)) listeners.call(homeId, pageId);
      });
    },
    listen: listeners.add,
    isListening: () => true,
  };
}
