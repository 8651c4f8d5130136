import { parentPort, workerData } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import { readFile } from './read-file.ts';

/** A thread that reads one file and ends. */
try {
  parentPort?.postMessage({ file: await readFile(workerData.bytes, workerData.hints) });
} catch (error) {
  // Whatever a library throws, it is the file that it can't read.
  parentPort?.postMessage({ problem: error instanceof FileRefused ? error.problem : 'noTable' });
}
