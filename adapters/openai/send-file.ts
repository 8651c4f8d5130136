import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Upload } from '#core/domain/advice/limits.ts';

/** A file that belongs into the body of a request, and the text that stands for it there. */
type Sending = { readonly file: Upload; readonly mark: string };

const sending = new AsyncLocalStorage<Sending>();

/** The name that the user gave a file isn't sent. */
export const pdfName = 'manual.pdf';

/**
 * Calls the SDK with the text that stands for the file's address, a `data:` URL, in the request. `fetchWithFile` puts
 * the address there.
 */
export function sendWith<Result>(file: Upload | undefined, send: (address: string) => Promise<Result>) {
  const mark = randomUUID();
  return file ? sending.run({ file, mark }, () => send(mark)) : send(mark);
}

/**
 * Fetches for the SDK. A file is put into the body only here, and read from there piece by piece: if the SDK wrote it
 * into JSON, a file of 10 MB would take several times its size in memory and hold up all other requests.
 */
export const fetchWithFile: typeof fetch = async (url, init) => {
  const current = sending.getStore();
  if (!current || typeof init?.body !== 'string') return fetch(url, init);
  const { file, mark } = current;
  const [before = '', after = ''] = init.body.split(mark);
  const body = new Blob([before, `data:${file.type};base64,`, ...(await base64Of(file.bytes)), after]);
  return fetch(url, { ...init, body });
};

/** In bytes; three of them are four letters of base64. */
const slice = 3 * 2 ** 17;

/** The bytes in base64, in pieces between which other requests have their turn. As bytes, which aren't encoded again. */
async function base64Of({ buffer, byteOffset, byteLength }: Uint8Array): Promise<readonly Buffer<ArrayBuffer>[]> {
  const pieces = [];
  for (let start = 0; start < byteLength; start += slice) {
    const bytes = Buffer.from(buffer, byteOffset + start, Math.min(slice, byteLength - start));
    pieces.push(Buffer.from(bytes.toString('base64'), 'latin1'));
    await turn();
  }
  return pieces;
}
