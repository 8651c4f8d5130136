import { Refusal } from './refusal.ts';

const refused = (message: string): Refusal => new Refusal(401, { type: 'invalid_request_error', message });

/** Accepts any test key, as a bearer token or as the user name of basic authentication. Throws Stripe's refusal otherwise. */
export function authorize(header: string): void {
  const [, scheme = '', credentials = ''] = /^(\w+)\s+(\S+)$/.exec(header) ?? [];
  const key =
    scheme.toLowerCase() === 'bearer'
      ? credentials
      : scheme.toLowerCase() === 'basic'
        ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
        : '';
  if (key === '')
    throw refused(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!/^[sr]k_test_\w+$/.test(key)) throw refused(`Invalid API Key provided: ${masked(key)}`);
}

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
