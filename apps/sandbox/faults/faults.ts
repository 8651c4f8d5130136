/** What one vendor's servers do wrong. Nothing set is health. */
export type Fault = {
  readonly delayMs?: number;
  readonly status?: 429 | 500;
  /** Break the connection instead of answering. */
  readonly reset?: true;
  /** How many requests it still hits; without it, all. */
  readonly times?: number;
};

export type Faults = {
  all(): Record<string, Fault>;
  /** Replaces everything; answers what is wrong with the input, and then nothing has changed. */
  replace(input: unknown): string | undefined;
  set(vendor: string, fault: Fault): void;
  /** The fault that hits a request now; counts it. */
  take(vendor: string): Fault;
};

const longestDelayMs = 600_000;

export function makeFaults(vendors: readonly string[]): Faults {
  const faults = new Map<string, Fault>();

  function replace(input: unknown): string | undefined {
    if (!isRecord(input)) return 'Expected an object with one entry for each vendor';
    const parsed = new Map<string, Fault>();
    for (const [vendor, given] of Object.entries(input)) {
      if (!vendors.includes(vendor)) return `No such vendor: ${vendor}; there are ${vendors.join(', ')}`;
      const fault = parseFault(given ?? {});
      if (typeof fault === 'string') return `${vendor}: ${fault}`;
      parsed.set(vendor, fault);
    }
    faults.clear();
    for (const [vendor, fault] of parsed) faults.set(vendor, fault);
    return undefined;
  }

  return {
    all: () => Object.fromEntries(vendors.map((vendor) => [vendor, faults.get(vendor) ?? {}])),
    replace,
    set: (vendor, fault) => {
      faults.set(vendor, fault);
    },
    take(vendor) {
      const fault = faults.get(vendor);
      if (!fault) return {};
      if (fault.times !== undefined) {
        if (fault.times > 1) faults.set(vendor, { ...fault, times: fault.times - 1 });
        else faults.delete(vendor);
      }
      return fault;
    },
  };
}

function parseFault(given: unknown): Fault | string {
  if (!isRecord(given)) return 'expected an object';
  const { delayMs, status, reset, times, ...others } = given;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) return `unknown setting ${unknown}; there are delayMs, status, reset, times`;
  if (delayMs !== undefined && !isWhole(delayMs, 0, longestDelayMs))
    return `delayMs is a whole number up to ${longestDelayMs}`;
  if (times !== undefined && !isWhole(times, 1, 1_000_000)) return 'times is a whole number from 1';
  if (status !== undefined && status !== 429 && status !== 500) return 'status is 429 or 500';
  if (reset !== undefined && typeof reset !== 'boolean') return 'reset is true or false';
  return {
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(status === undefined ? {} : { status }),
    ...(reset ? { reset } : {}),
    ...(times === undefined ? {} : { times }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
