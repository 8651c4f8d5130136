import type { Clock } from '../../clock.ts';
import type { MakeId } from '../ids.ts';
import type { Shapes } from '../shapes/shapes.ts';
import type { Journal } from './journal.ts';
import type { Store } from './store.ts';

/** The dependencies that everything in the account shares. */
export type Deps = {
  readonly store: Store;
  readonly shapes: Shapes;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly makeId: MakeId;
};
