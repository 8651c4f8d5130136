declare global {
  interface Window {
    /** What the page has begun and will go on with by itself, once `watchWork` has run. */
    openWork?: Set<unknown>;
  }
}

/**
 * Notes in a page, before any of its scripts, which of its brief timers and responses are open. React shows what it has
 * loaded up to 300 ms later, so that nothing flickers, and the page is idle meanwhile. It is sent to pages as text, so it
 * needs nothing from outside.
 */
export function watchWork(): void {
  /** A longer timer waits for the reader: it removes a message, or gives up. */
  const briefMs = 500;
  const open = new Set<unknown>();
  window.openWork = open;

  const { setTimeout, clearTimeout, fetch } = window;
  const setNoted = (act: TimerHandler, ms = 0, ...values: unknown[]): number => {
    if (typeof act === 'string' || ms > briefMs) return setTimeout(act, ms, ...values);
    const id = setTimeout(() => {
      open.delete(id);
      act(...values);
    }, ms);
    open.add(id);
    return id;
  };
  const clearNoted = (id?: number) => {
    open.delete(id);
    clearTimeout(id);
  };

  const noted = <Value>(promise: Promise<Value>): Promise<Value> => {
    open.add(promise);
    const end = () => void open.delete(promise);
    promise.then(end, end);
    return promise;
  };
  for (const name of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const read = Response.prototype[name];
    Object.assign(Response.prototype, {
      [name](this: Response) {
        return noted(read.call(this));
      },
    });
  }
  const fetchNoted: typeof fetch = (...request) => noted(fetch(...request));
  Object.assign(window, { setTimeout: setNoted, clearTimeout: clearNoted, fetch: fetchNoted });
}
