import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They are short to read and long to run. */
const longFiles = /\/(languages|screens|looks-in-french|looks|homes-of-the-world|twelve-homes)\.test\.ts$/;

/**
 * Begins with the files that take longest. Where none has run before, Vitest begins with the largest, and one that takes
 * long would run alone at the end.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((all) => {
      const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
      return [...all.filter(isLong), ...all.filter((file) => !isLong(file))];
    });
  }
}
