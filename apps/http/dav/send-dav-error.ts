import type { Context } from 'koa';
import { errorDocument } from './dav-refusal.ts';
import { needPrivileges } from './need-privileges.ts';
import { element, escaped, sentHref, type Xml, xmlType } from './xml.ts';

/** The condition that isn't met, where WebDAV has a word for an error of ours. */
function conditionOf(code: string, { path, method }: Pick<Context, 'path' | 'method'>): Xml {
  if (code === 'role_too_low' || code === 'token_scope') return needPrivileges(sentHref(path), method);
  if (code === 'payload_too_large' && method === 'PUT') return element('C:max-resource-size');
  return '';
}

/** Sends an error of the application as WebDAV does. Its status is set already. */
export function sendDavError(
  ctx: Context,
  { code, message }: { readonly code: string; readonly message: string },
): void {
  ctx.type = xmlType;
  ctx.body = errorDocument(conditionOf(code, ctx), escaped(message));
}
