import { routes } from 'virtual:routes';
import { authorization, refusal, request } from '#apps/ui/api/send-call.ts';
import { readToken, sessionRefused } from '#apps/ui/session/token.ts';

/** A large file takes a while on a slow connection. */
const uploadMs = 90_000;

/** Sends a photo or a document of an entry. Sending it twice stores it once. Throws as `call` does. */
export async function sendFile(entryId: string, file: Blob): Promise<void> {
  const token = readToken();
  const [method, path, failure] = routes.storeFile;
  const body = new FormData();
  body.set('entry', entryId);
  body.set('file', file, 'file');
  const init = { method, headers: authorization(token), body };
  const response = await request(failure, path, init, undefined, AbortSignal.timeout(uploadMs));
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok) return;
  if (response.status === 401 && token) sessionRefused(token);
  throw refusal(failure, response, reply);
}
