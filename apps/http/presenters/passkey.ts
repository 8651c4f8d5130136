import { product } from '#apps/contract/product.ts';
import { challengeMs, type Passkey, passkeyAlgorithms } from '#core/domain/access/passkey.ts';
import type { Person } from '#core/domain/people/person.ts';

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** What a passkey stores beside its key, and returns at sign-in, so that no one has to type an address. */
const userHandleOf = (personId: string): string => Buffer.from(personId).toString('base64url');

/** Undefined for anything that isn't a handle of ours. */
export function personIdIn(userHandle: string): string | undefined {
  const text = Buffer.from(userHandle, 'base64url').toString();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}

type Start = { readonly challenge: string; readonly site: string };

export const creationOptions = ({ challenge, site, known }: Start & { known: readonly Passkey[] }, person: Person) => ({
  rp: { id: site, name: product.name },
  user: { id: userHandleOf(person.id), name: person.email, displayName: person.name || person.email },
  challenge,
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeMs,
  excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

export const requestOptions = ({ challenge, site }: Start) => ({
  challenge,
  rpId: site,
  timeout: challengeMs,
  userVerification: 'required',
});
