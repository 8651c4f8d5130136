/** What goes wrong with what is sent one way. Nothing set is health. */
export type Fault = {
  readonly delayMs?: number;
  readonly status?: 429 | 500;
  /** Break the connection instead of answering. */
  readonly reset?: true;
  /** How often an event is sent. */
  readonly copies?: number;
  /** Events of the same moment are sent the newest first. */
  readonly reorder?: true;
  /** Nothing is sent until this is taken back; then all of it. */
  readonly hold?: true;
  /** Nothing is sent, ever. */
  readonly drop?: true;
  /** How many requests or events it still hits; without it, all. */
  readonly times?: number;
};

/** Requests that a vendor receives, or events that it sends. */
export type FaultKind = 'requests' | 'events';

export type Faults = {
  all(): Record<string, Fault>;
  /** Replaces all faults. Returns what is wrong with the input, and then changes nothing. */
  replace(input: unknown): string | undefined;
  set(name: string, fault: Fault): void;
  /** The fault that hits one now; counts it. */
  take(name: string): Fault;
  /** Calls back after every change but counting, with what is in force. */
  onChange(name: string, listener: (fault: Fault) => void): void;
};

type Check = { readonly givesPremium: (value: unknown) => boolean; readonly words: string };

const longestDelayMs = 600_000;
const delayMs = whole(0, longestDelayMs, `a whole number up to ${longestDelayMs}`);
const times = whole(1, 1_000_000, 'a whole number from 1');
const flag: Check = { givesPremium: (value) => typeof value === 'boolean', words: 'true or false' };

const settings: Readonly<Record<FaultKind, Readonly<Record<string, Check>>>> = {
  requests: {
    delayMs,
    status: { givesPremium: (value) => value === 429 || value === 500, words: '429 or 500' },
    reset: flag,
    times,
  },
  events: {
    delayMs,
    copies: whole(1, 50, 'a whole number from 1 to 50'),
    reorder: flag,
    hold: flag,
    drop: flag,
    times,
  },
};

export function makeFaults(kinds: Readonly<Record<string, FaultKind>>): Faults {
  const faults = new Map<string, Fault>();
  const listeners: { readonly name: string; readonly listener: (fault: Fault) => void }[] = [];

  function tell(): void {
    for (const { name, listener } of listeners) listener(faults.get(name) ?? {});
  }

  function replace(input: unknown): string | undefined {
    if (!isRecord(input)) return 'Expected an object with one entry for each vendor';
    const parsed = new Map<string, Fault>();
    for (const [name, given] of Object.entries(input)) {
      const kind = kinds[name];
      if (!kind) return `There is no ${name}; there are ${Object.keys(kinds).join(', ')}`;
      const fault = parseFault(given ?? {}, settings[kind]);
      if (typeof fault === 'string') return `${name}: ${fault}`;
      parsed.set(name, fault);
    }
    faults.clear();
    for (const [name, fault] of parsed) faults.set(name, fault);
    tell();
    return undefined;
  }

  return {
    all: () => Object.fromEntries(Object.keys(kinds).map((name) => [name, faults.get(name) ?? {}])),
    replace,
    set: (name, fault) => {
      faults.set(name, fault);
      tell();
    },
    take(name) {
      const fault = faults.get(name);
      if (!fault) return {};
      // A hold continues until it is released, not for a number of requests.
      if (fault.times !== undefined && !fault.hold) {
        if (fault.times > 1) faults.set(name, { ...fault, times: fault.times - 1 });
        else faults.delete(name);
      }
      return fault;
    },
    onChange: (name, listener) => void listeners.push({ name, listener }),
  };
}

function parseFault(given: unknown, checks: Readonly<Record<string, Check>>): Fault | string {
  if (!isRecord(given)) return 'expected an object';
  for (const [name, value] of Object.entries(given)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!check) return `unknown setting ${name}; there are ${Object.keys(checks).join(', ')}`;
    if (!check.givesPremium(value)) return `${name} is ${check.words}`;
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== false));
}

function whole(least: number, most: number, words: string): Check {
  return {
    givesPremium: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    words,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
