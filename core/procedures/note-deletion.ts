import { type Deleted, deletionMark } from '../domain/people/deletion-mark.ts';
import type { Ports } from '../ports/index.ts';

export type NoteDeletion = ReturnType<typeof makeNoteDeletion>;

type Deps = Pick<Ports, 'clock' | 'deletionList' | 'digest' | 'reporter'>;

/** Notes a deletion where a restored backup can't revert it. A list that can't be written delays no deletion. */
export const makeNoteDeletion =
  ({ clock, deletionList, digest, reporter }: Deps) =>
  async (deleted: Deleted): Promise<void> => {
    const mark = deletionMark(deleted, digest.sha256);
    try {
      await deletionList.add(mark, clock.now());
    } catch (cause) {
      // The log then serves as the list.
      reporter.problem(new Error(`The list of deletions could not be written: deleted ${mark}`, { cause }));
    }
  };
