import type { Context } from 'koa';
import type { Grants } from '../oauth/grants.ts';
import { calendarScope } from '../oauth/scopes.ts';
import { type Refusal, refused } from '../refusal.ts';

/** Thrown with the header that names the way to authorise. */
const unauthorized = (): Refusal =>
  refused(401, 'authError', 'Invalid Credentials', { locationType: 'header', location: 'Authorization' });

/** Returns the account that the request's access token opens. Throws Google's refusal if it doesn't open calendars. */
export function authorize(context: Context, grants: Grants): string {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(context.get('Authorization')) ?? [];
  const permission = grants.permissionOf(token);
  if (!permission) {
    context.set('WWW-Authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_token"');
    throw unauthorized();
  }
  if (!permission.scopes.includes(calendarScope)) throw insufficientScope();
  return permission.email;
}

export const insufficientScope = (): Refusal =>
  refused(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.');
