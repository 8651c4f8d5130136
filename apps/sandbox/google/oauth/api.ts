import { createHash } from 'node:crypto';
import Router from '@koa/router';
import type { Context } from 'koa';
import { formOf } from '../../pages/answer.ts';
import { oauthRefused } from '../refusal.ts';
import { registeredClient } from './client.ts';
import { accessSeconds, type Grants, type Permission } from './grants.ts';

/** https://developers.google.com/identity/protocols/oauth2/web-server: exchanging codes, refreshing and revoking. */
export function oauthApi(grants: Grants): Router {
  const router = new Router();

  router.post('/token', async (context) => {
    const form = await formIn(context);
    requireClient(context, form);
    const kind = neededIn(form, 'grant_type');
    if (kind !== 'authorization_code' && kind !== 'refresh_token')
      throw oauthRefused(400, 'unsupported_grant_type', `Invalid grant_type: ${kind}`);
    context.set({ 'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate', Pragma: 'no-cache' });
    context.body = kind === 'refresh_token' ? refresh(form) : exchange(form);
  });

  router.post('/revoke', async (context) => {
    const form = await formIn(context);
    const token = form.get('token') ?? neededIn(context.URL.searchParams, 'token');
    const email = grants.holderOf(token);
    if (email === undefined) throw oauthRefused(400, 'invalid_token', 'Token expired or revoked');
    grants.revoke(email);
    context.body = {};
  });

  function exchange(form: URLSearchParams) {
    const code = grants.takeCode(neededIn(form, 'code'));
    if (!code) throw oauthRefused(400, 'invalid_grant', 'Malformed auth code.');
    const { request, permission } = code;
    if (form.get('redirect_uri') !== request.redirectUri)
      throw oauthRefused(400, 'redirect_uri_mismatch', 'Bad Request');
    const verifier = form.get('code_verifier');
    if (!verifier) throw oauthRefused(400, 'invalid_grant', 'Missing code verifier.');
    if (!/^[\w.~-]{43,128}$/.test(verifier) || sha256(verifier) !== request.challenge)
      throw oauthRefused(400, 'invalid_grant', 'Invalid code verifier.');
    const token = grants.issueRefresh(request, permission);
    return { ...accessFor(permission), ...(token && { refresh_token: token }) };
  }

  function refresh(form: URLSearchParams) {
    const token = neededIn(form, 'refresh_token');
    const permission = grants.refreshable(token);
    if (permission) return accessFor(permission);
    const why = grants.isRevoked(token) ? 'Token has been expired or revoked.' : 'Bad Request';
    throw oauthRefused(400, 'invalid_grant', why);
  }

  const accessFor = (permission: Permission) => ({
    access_token: grants.issueAccess(permission),
    expires_in: accessSeconds,
    scope: permission.scopes.join(' '),
    token_type: 'Bearer',
  });

  return router;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function formIn(context: Context): Promise<URLSearchParams> {
  const form = await formOf(context);
  if (form.size > 0 && !context.is('application/x-www-form-urlencoded'))
    throw oauthRefused(400, 'invalid_request', 'The body must be application/x-www-form-urlencoded.');
  return form;
}

function neededIn(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw oauthRefused(400, 'invalid_request', `Missing required parameter: ${name}`);
  return value;
}

/** Accepts the client's secret in the body or in the header. */
function requireClient(context: Context, form: URLSearchParams): void {
  const [, basic = ''] = /^basic (\S+)$/i.exec(context.get('Authorization')) ?? [];
  const [basicId, basicSecret] = Buffer.from(basic, 'base64').toString().split(':');
  const id = form.get('client_id') ?? basicId;
  const secret = form.get('client_secret') ?? basicSecret;
  if (!id) throw oauthRefused(400, 'invalid_request', 'Could not determine client ID from request.');
  if (id !== registeredClient.id) throw oauthRefused(401, 'invalid_client', 'The OAuth client was not found.');
  if (secret !== registeredClient.secret) throw oauthRefused(401, 'invalid_client', 'Unauthorized');
}
