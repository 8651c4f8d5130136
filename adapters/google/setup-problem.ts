import { randomBytes } from 'node:crypto';
import { DomainError } from '#core/domain/errors.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import type { Ask } from './ask.ts';
import { consentUrl } from './consent-url.ts';
import { isGoogleFailure } from './google-failure.ts';
import type { GoogleClient } from './sdk.ts';

const fail = (what: string, advice: string): SetupProblem => ({ severity: 'fail', what, advice });
const clientProblem = fail(
  'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: Google doesn’t know the client, or rejects its secret.',
  'Copy both from the OAuth client in Google’s console.',
);

/**
 * Asks Google whether it knows our client, its secret and the address of our callback. Needs no user: a token that was
 * never valid is rejected only after the client was accepted, and the consent page names what is wrong with a request.
 */
export async function setupProblem(client: GoogleClient, ask: Ask): Promise<SetupProblem | undefined> {
  const isKnown = await isClientKnown(ask);
  return isKnown ? redirectProblem(client) : clientProblem;
}

async function isClientKnown(ask: Ask): Promise<boolean> {
  try {
    return await ask(
      async ({ oauth }) => {
        await oauth('a token that was never valid').refreshAccessToken();
        return true;
      },
      { outcomes: { invalid_grant: () => true } },
    );
  } catch (error) {
    const failure = error instanceof DomainError ? error.cause : error;
    if (isGoogleFailure(failure) && /^(invalid|unauthorized|deleted)_client$/.test(failure.reason)) return false;
    throw error;
  }
}

async function redirectProblem({
  addresses,
  clientId,
  redirectUri,
  timeoutMs,
}: GoogleClient): Promise<SetupProblem | undefined> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const url = consentUrl({ page: addresses.consent, clientId, redirectUri, state: 'doctor', codeVerifier });
  const page = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const location = page.headers.get('Location') ?? '';
  const said = `${decoded(location)} ${await page.text()}`;
  if (said.includes('redirect_uri_mismatch'))
    return fail(
      'Google doesn’t know the address of our callback.',
      `Add the authorised redirect URI ${redirectUri} to the OAuth client in Google’s console.`,
    );
  if (/\b(invalid|deleted)_client\b/.test(said)) return clientProblem;
  if (page.status < 400 && !location.includes('/error')) return undefined;
  return {
    severity: 'warn',
    what: `Google’s consent page responds with status ${page.status}, so the address of our callback was not checked.`,
    advice: `Check that ${redirectUri} is an authorised redirect URI of the OAuth client in Google’s console.`,
  };
}

/** Google redirects to a page whose parameter `authError` contains the error's code in Base64. */
function decoded(location: string): string {
  const error = URL.parse(location, 'https://accounts.google.com')?.searchParams.get('authError') ?? '';
  return `${location} ${Buffer.from(error, 'base64').toString('latin1')}`;
}
