import { type LoadedOnce, loadOnce as load } from '../../../apps/ui/loading/load-once.ts';

/** All that the app loads later. */
const later: LoadedOnce<unknown>[] = [];

/** As the app's own, and noted, so that everything can be loaded ahead. */
export function loadOnce<Value>(name: string, loadValue: () => Promise<Value>): LoadedOnce<Value> {
  const once = load(name, loadValue);
  later.push(once);
  return once;
}

export const loadAll = (): Promise<unknown> => Promise.all(later.map((each) => each.load()));
