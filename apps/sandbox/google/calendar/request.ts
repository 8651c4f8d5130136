import type { Context } from 'koa';
import { parseJson, readBody } from '../../read-body.ts';
import { invalid, refused } from '../refusal.ts';

/** What the checks before every request of the Calendar API leave for it. */
export type CalendarState = { email: string };

const mostBytes = 1_000_000;

export async function bodyIn(context: Context): Promise<unknown> {
  const text = await readBody(context.req, mostBytes);
  const body = text === undefined ? undefined : parseJson(text);
  if (body === undefined || !context.is('application/json'))
    throw refused(400, 'parseError', 'This API does not support parsing form-encoded input.');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('Bad Request');
  return body;
}

/** Throws Google's 412 if the request names another version of the resource. */
export function requireMatch(context: Context, etag: string): void {
  const wanted = context.get('If-Match');
  if (wanted === '' || wanted === '*' || wanted === etag) return;
  throw refused(412, 'conditionNotMet', 'Precondition Failed', { locationType: 'header', location: 'If-Match' });
}
