import { routeOf } from '#apps/ui/api/routes.ts';
import { authorization, refusal, request } from '#apps/ui/api/send-call.ts';
import { readToken, sessionRefused } from '#apps/ui/session/token.ts';
import type { FileSubject } from '../outbox/offline-change.ts';

/** A large file takes a while on a slow connection. */
const uploadMs = 90_000;

export type SentTo = Pick<FileSubject, 'id' | 'purpose'>;

/** Of a document. A photo was drawn again, and has none. */
export const nameOf = (file: Blob): string => (file instanceof File ? file.name.slice(-255) : '');

/** Sends a photo or a document of an entry or an item. Sending it twice stores it once. Throws as `call` does. */
export async function sendFile({ id, purpose }: SentTo, file: Blob, name = nameOf(file)): Promise<void> {
  const token = readToken();
  const [method, path] = await routeOf('storeFile');
  const body = new FormData();
  body.set(purpose ? 'item' : 'entry', id);
  if (purpose) body.set('purpose', purpose);
  if (name) body.set('name', name);
  body.set('file', file, 'file');
  const init = { method, headers: authorization(token), body };
  const response = await request('storeFile', path, init, undefined, AbortSignal.timeout(uploadMs));
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok) return;
  const refused = await refusal('storeFile', response, reply);
  sessionRefused(token, refused.code);
  throw refused;
}
