import { routeOf } from '#apps/ui/api/routes.ts';
import { fillPath, refusal, request } from '#apps/ui/api/send-call.ts';
import type { Job } from './use-job.ts';

/** A large file takes a while on a slow connection. */
const uploadMs = 90_000;

/** Sends a photo or an invoice of a shared task. Sending it twice stores it once. Throws as `call` does. */
export async function sendJobFile(secret: string, file: Blob): Promise<Job> {
  const [method, path] = await routeOf('addLinkedFile');
  const body = new FormData();
  body.set('file', file, 'file');
  const address = fillPath(path, { job: secret });
  const response = await request('addLinkedFile', address, { method, body }, undefined, AbortSignal.timeout(uploadMs));
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok) return reply as Job;
  throw await refusal('addLinkedFile', response, reply);
}
