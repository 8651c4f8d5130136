import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One of these would run alone at the end if it began late. */
const longFiles = /\/(crawl\/[^/]+|homes-of-the-world[^/]*|twelve-homes)\.test\.ts$/;

/**
 * Orders the files of each project by the seed, so that files that lean on each other are found; those that take long begin.
 * A worker is replaced, with all that it has loaded, when the next file is of another project.
 */
export class RandomOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const rank = ({ project, moduleId }: TestSpecification) =>
      `${project.config.sequence.groupOrder} ${project.name} ${longFiles.test(moduleId) ? 0 : 1} ${hash('sha1', `${seed} ${moduleId}`)}`;
    const ranked = files.map((file) => ({ file, rank: rank(file) }));
    return ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ file }) => file);
  }
}
