import { onTestFinished } from 'vitest';
import { type LoadedOnce, loadOnce as load } from '../../../apps/ui/loading/load-once.ts';

/** All that the app loads later. */
const later: LoadedOnce<unknown>[] = [];

/** As the app's own, and noted, so that everything can be loaded ahead. */
export function loadOnce<Value>(name: string, loadValue: () => Promise<Value>): LoadedOnce<Value> {
  const once = load(name, loadValue);
  later.push(once);
  const read = () => {
    if (refused.has(name)) throw new Error(`Loading chunk ${name} failed`);
    return once.read();
  };
  return { ...once, read };
}

const refused = new Set<string>();

/** Has what shows a script find it missing, until the end of the test. */
export function refuseScript(name: string): void {
  refused.add(name);
  onTestFinished(() => void refused.delete(name));
}

export const loadAll = (): Promise<unknown> => Promise.all(later.map((each) => each.load()));
