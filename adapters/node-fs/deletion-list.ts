import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { failureText } from '#core/domain/running/failure-text.ts';
import type { DeletionList } from '#core/ports/deletion-list.ts';
import { makeFolder } from './make-folder.ts';

/** Also matches the log's line about a mark that could not be added to the list. */
const marked = /\bdeleted ([0-9a-f]{64})\b/;

/**
 * A text file with a line for each mark. Servers on one machine can share it: short lines that are appended don't mix.
 * Lines of other kinds are ignored, so that a log can serve as another list. See docs/decisions/0072.
 */
export function makeDeletionList(file: string): DeletionList {
  async function append(text: string): Promise<void> {
    await makeFolder(dirname(file));
    await appendFile(file, text, { mode: 0o600 });
  }

  return {
    begin: () => append(''),
    add: (mark, at) => append(`${at.toISOString()} deleted ${mark}\n`),

    async read(others) {
      const marks = new Set<string>();
      for (const path of [file, ...others]) {
        try {
          for await (const line of createInterface({ input: createReadStream(path) })) {
            const [, mark] = marked.exec(line) ?? [];
            if (mark !== undefined) marks.add(mark);
          }
        } catch (cause) {
          throw new Error(`The list of deleted accounts ${path} can’t be read (${failureText(cause)}).`, { cause });
        }
      }
      return marks;
    },
  };
}
