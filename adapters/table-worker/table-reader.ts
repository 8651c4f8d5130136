import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { DomainError } from '#core/domain/errors.ts';
import type { FileProblem, TableFile } from '#core/domain/history/table/table-file.ts';
import { tableLimits } from '#core/domain/history/table/table-file.ts';
import type { TableReader } from '#core/ports/table-reader.ts';

/** The bundle says where its own file of this name is. */
const worker = createRequire(import.meta.url).resolve('#adapters/table-worker/worker.ts');

/** A file that takes longer, or more memory, is none that a household has kept. `young` is for what is soon thrown away. */
const mostMs = 30_000;
const mostMegabytes = { old: 128, young: 16 } as const;

const messages: Readonly<Record<FileProblem, string>> = {
  noTable: 'The file is not a table that Upkept can read',
  tooLarge: 'The file has more in it than an import can have',
  tooManyRows: `The file must have at most ${tableLimits.rows} rows`,
  tooManyColumns: `The file must have at most ${tableLimits.columns} columns`,
  lostLetters: 'Another program has replaced letters of this file by “\ufffd”. Please save it again as UTF-8',
  oldFormat: 'Please save the file as XLSX or CSV, without a password',
};

type Reply = { readonly file: TableFile } | { readonly problem: FileProblem };

const refusedFile = (problem: FileProblem): DomainError =>
  new DomainError('invalid_input', { issues: [{ path: 'file', message: messages[problem] }] });

/** Reads each file in a thread of its own, which ends with it, so that no other request waits and its memory is returned. */
export const tableReader: TableReader = {
  read: async (bytes, hints) => {
    // Not `slice`: a Buffer would share its memory.
    const copy = new Uint8Array(bytes);
    const thread = new Worker(worker, {
      workerData: { bytes: copy, hints },
      transferList: [copy.buffer],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes.old, maxYoungGenerationSizeMb: mostMegabytes.young },
    });
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => resolve({ problem: 'tooLarge' }), mostMs);
    thread.once('message', resolve);
    thread.once('error', () => resolve({ problem: 'tooLarge' }));
    thread.once('exit', () => resolve({ problem: 'noTable' }));
    const reply = await promise;
    clearTimeout(timer);
    await thread.terminate();
    if ('problem' in reply) throw refusedFile(reply.problem);
    return reply.file;
  },
};
