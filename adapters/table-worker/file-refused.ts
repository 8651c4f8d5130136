import type { FileProblem } from '#core/domain/history/table/table-file.ts';

/** Thrown by the readers of this folder; the worker sends its reason to the server. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
