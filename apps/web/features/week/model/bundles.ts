import type { BundleName } from '#core/domain/care/bundles.ts';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { week } from '#words/app/week/week.ts';
import type { Task } from './week.ts';

/** A task on its own, or several that are done together. */
type Entry =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'bundle'; readonly bundle: string; readonly tasks: readonly Task[] };

/** The tasks of one day in order. Those of a bundle come together, in the place of the first of them. */
export function entriesOf(tasks: readonly Task[]): readonly Entry[] {
  const bundles = Map.groupBy(tasks, (task) => task.guide?.bundle ?? undefined);
  return tasks.flatMap((task): readonly Entry[] => {
    const bundle = task.guide?.bundle ?? undefined;
    const together = bundle === undefined ? [] : (bundles.get(bundle) ?? []);
    if (bundle === undefined || together.length < 2) return [{ kind: 'task', task }];
    return together[0] === task ? [{ kind: 'bundle', bundle, tasks: together }] : [];
  });
}

const isKnown = (bundle: string): bundle is BundleName => Object.hasOwn(week.bundles, bundle);

export function bundleHeading(bundle: string): string {
  return isKnown(bundle) ? week.bundles[bundle] : capitalise(bundle);
}
