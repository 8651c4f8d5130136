import type { Configuration } from 'openid-client';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import { discover, loadClient, type ProviderSettings, rejectsClient } from './discover.ts';

/** Looks the provider up, and asks it for a token with a code that it never gave, to see whether it knows our client. */
export async function findProviderProblem(settings: ProviderSettings): Promise<SetupProblem | undefined> {
  const { issuer, callbackUrl } = settings;
  let config: Configuration;
  try {
    config = await discover(settings);
  } catch (error) {
    return {
      severity: 'fail',
      what: `OIDC_ISSUER: ${issuer} gives no description of a provider: ${reasonOf(error)}.`,
      advice: 'Set it to the issuer exactly as the provider names it, and check that this machine reaches it.',
    };
  }
  const { genericGrantRequest } = await loadClient();
  const isRejected = await genericGrantRequest(config, 'authorization_code', {
    code: 'doctor',
    redirect_uri: callbackUrl,
    code_verifier: 'doctor'.padEnd(43, '-'),
  }).then(() => false, rejectsClient);
  if (isRejected)
    return {
      severity: 'fail',
      what: 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: the provider rejects them.',
      advice: 'Copy both from the provider, where the client must be confidential and allow the code flow.',
    };
  return signsWithKeyPair(config)
    ? undefined
    : {
        severity: 'fail',
        what: 'OIDC_ISSUER: the provider signs with the client’s secret, which proves less.',
        advice: 'Choose a signing key for this client at the provider, such as RS256.',
      };
}

function signsWithKeyPair(config: Configuration): boolean {
  const { id_token_signing_alg_values_supported: algorithms } = config.serverMetadata();
  return algorithms?.some((each) => !each.startsWith('HS')) ?? true;
}

/** The cause says more than the library's own words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/\.$/, '');
}
