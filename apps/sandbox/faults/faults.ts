import { z } from 'zod';
import { type Fault, type FaultKind, faultSchemas } from './fault.ts';

export type Faults = {
  all(): Record<string, Fault>;
  /** Replaces all faults. For invalid input, returns an error message and changes nothing. */
  replace(input: unknown): string | undefined;
  set(name: string, fault: Fault): void;
  /** Returns the current fault and counts this use against its `times`. */
  take(name: string): Fault;
  /** Calls the listener with the current fault after every change. Counting is not a change. */
  onChange(name: string, listener: (fault: Fault) => void): void;
};

/** `kinds` contains the names that can have faults, and the kind of each. */
export function makeFaults(kinds: Readonly<Record<string, FaultKind>>): Faults {
  const schema = z.strictObject(
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, faultSchemas[kind].nullish()])),
  );
  let faults = new Map<string, Fault>();
  const listeners: { readonly name: string; readonly listener: (fault: Fault) => void }[] = [];

  function change(changed: ReadonlyMap<string, Fault>): void {
    faults = new Map(changed);
    for (const { name, listener } of listeners) listener(faults.get(name) ?? {});
  }

  return {
    all: () => Object.fromEntries(Object.keys(kinds).map((name) => [name, faults.get(name) ?? {}])),
    replace(input) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return z.prettifyError(parsed.error);
      change(new Map(Object.entries(parsed.data).map(([name, fault]) => [name, fault ?? {}])));
      return undefined;
    },
    set: (name, fault) => change(new Map([...faults, [name, fault]])),
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
