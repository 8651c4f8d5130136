import { createReadStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { DeletionList } from '#core/ports/deletion-list.ts';

/** Also matches the log's line about a mark that could not be added to the list. */
const marked = /\bdeleted ([0-9a-f]{64})\b/;

/**
 * A text file with a line for each mark. Servers on one machine can share it: short lines that are appended don't mix.
 * Lines of other kinds are ignored, so that a log can serve as another list.
 */
export const makeDeletionList = (file: string): DeletionList => ({
  async add(mark, at) {
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${at.toISOString()} deleted ${mark}\n`, { mode: 0o600 });
  },

  async read(others) {
    const marks = new Set<string>();
    for (const path of [file, ...others]) {
      try {
        for await (const line of createInterface({ input: createReadStream(path) })) {
          const [, mark] = marked.exec(line) ?? [];
          if (mark !== undefined) marks.add(mark);
        }
      } catch (error) {
        const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        // Our own list begins with the first deletion.
        if (!isAbsent || others.includes(path)) throw error;
      }
    }
    return marks;
  },
});
