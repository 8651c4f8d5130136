import { onTestFinished } from 'vitest';
import { type LoadedOnce, loadOnce as load } from '../../../apps/ui/loading/load-once.ts';

/** All that the app loads later. */
const later: LoadedOnce<unknown>[] = [];
const refused = new Set<string>();

/** As the app's own, and noted, so that everything can be loaded ahead. */
export function loadOnce<Value>(name: string, loadValue: () => Promise<Value>, instead?: Value): LoadedOnce<Value> {
  const once = load(name, loadValue, instead);
  later.push(once);
  const read = () => {
    if (!refused.has(name)) return once.read();
    if (!instead) throw new Error(`Loading chunk ${name} failed`);
    return instead;
  };
  return { ...once, read };
}

/** Has what shows a script find it missing, until the end of the test. */
export function refuseScript(name: string): void {
  refused.add(name);
  onTestFinished(() => void refused.delete(name));
}

export const loadAll = (): Promise<unknown> => Promise.all(later.map((each) => each.load()));
