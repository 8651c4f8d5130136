type Listener = (pageId?: string) => void;

/** Those who wait for news of homes, by the home's id. */
export function makeListeners() {
  const byHome = new Map<string, Set<Listener>>();
  const call = (homeId: string, pageId?: string) => {
    for (const listener of [...(byHome.get(homeId) ?? [])]) listener(pageId);
  };
  return {
    isEmpty: () => byHome.size === 0,
    /** Returns a function that removes the listener. */
    add(homeId: string, changed: Listener): () => void {
      // A function of its own, so that one that is added twice is called twice.
      const listener: Listener = (pageId) => changed(pageId);
      const listeners = byHome.get(homeId) ?? new Set();
      byHome.set(homeId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byHome.get(homeId) === listeners) byHome.delete(homeId);
      };
    },
    call,
    homes: (): readonly string[] => [...byHome.keys()],
  };
}

export type Listeners = ReturnType<typeof makeListeners>;
