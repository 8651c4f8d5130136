/** Those who wait for news of homes, by the home's id. */
export function makeListeners() {
  const byHome = new Map<string, Set<() => void>>();
  const call = (homeId: string) => {
    for (const listener of [...(byHome.get(homeId) ?? [])]) listener();
  };
  return {
    isEmpty: () => byHome.size === 0,
    /** Returns a function that removes the listener. */
    add(homeId: string, changed: () => void): () => void {
      // A function of its own, so that one that is added twice is called twice.
      const listener = () => changed();
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
