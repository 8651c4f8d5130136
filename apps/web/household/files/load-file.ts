import type { FileName } from '#apps/contract/index.ts';
import { routeOf } from '#apps/ui/api/routes.ts';
import { authorization, mayRepeat, refusal, request } from '#apps/ui/api/send-call.ts';
import { readToken } from '#apps/ui/session/token.ts';

/** An archive may have gigabytes. */
const downloadMs = 30 * 60_000;

/** Loads a file or an archive as the signed-in user. Throws as `call` does. */
export async function loadFile(name: FileName): Promise<Blob> {
  const [method, path] = await routeOf(name);
  const init = { method, headers: authorization(readToken()) };
  const response = await request(name, path, init, undefined, AbortSignal.timeout(downloadMs));
  if (response.ok) return response.blob();
  const refused = await refusal(name, response, await response.json().catch(() => undefined));
  if (await mayRepeat(refused)) return loadFile(name);
  throw refused;
}
