import { randomUUID } from 'node:crypto';
import { onboarding } from '../support/people/onboarding.ts';
import { tokenIn, untilMailedTo } from '../support/server/inbox.ts';

/**
 * Signs a person in at a server by the mail in its sandbox, sets their home up, and prints what programs need: the email
 * address, the session's token and an API token.
 */
const [server = '', sandbox = ''] = process.argv.slice(2);
const email = `${randomUUID()}@home.example`;

async function call(path: string, body: object, token?: string) {
  const response = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Record<string, string>>;
}

await call('/api/auth/request-magic-link', { email });
const mailed = tokenIn(await untilMailedTo(sandbox, email, '/verify-auth'));
const { token: session = '' } = await call('/api/auth/verify', { token: mailed });
await call('/api/users/onboard', onboarding(), session);
const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
const { token } = await call('/api/tokens', { name: 'Programs', scope: 'write', expiresAt }, session);
process.stdout.write(`${email} ${session} ${token}\n`);
