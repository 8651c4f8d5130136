type Deps = {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Calls the function once after this many milliseconds; it must not keep the process from exiting. */
  readonly later: (act: () => void, ms: number) => void;
  /** Receives how many events with a key were held back, and within how many seconds. */
  readonly onHeldBack: (key: string, count: number, seconds: number) => void;
};

type FloodGate = {
  /** Whether an event with this key may pass. */
  passes(key: string): boolean;
};

const windowMs = 60_000;
const mostInWindow = 10;
/** Keys that differ each time would otherwise fill the memory. */
const mostKeys = 1_000;

/**
 * Lets ten events with the same key pass in a minute, and counts the others: in an outage, one cause fails every request.
 */
export function makeFloodGate({ now, later, onHeldBack }: Deps): FloodGate {
  const windows = new Map<string, { readonly since: number; count: number }>();

  function close(key: string): void {
    const window = windows.get(key);
    windows.delete(key);
    if (!window || window.count <= mostInWindow) return;
    onHeldBack(key, window.count - mostInWindow, Math.round((now() - window.since) / 1000));
  }

  return {
    passes: (key) => {
      const window = windows.get(key);
      if (window) return ++window.count <= mostInWindow;
      const [oldest] = windows.keys();
      if (windows.size >= mostKeys && oldest !== undefined) close(oldest);
      const opened = { since: now(), count: 1 };
      windows.set(key, opened);
      later(() => {
        if (windows.get(key) === opened) close(key);
      }, windowMs);
      return true;
    },
  };
}

/** The system's clock and timers. */
export const systemTimes: Pick<Deps, 'now' | 'later'> = {
  now: () => performance.now(),
  later: (act, ms) => void setTimeout(act, ms).unref(),
};
