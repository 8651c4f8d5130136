import { isCodeOver, typedCode } from '../domain/access/sign-in-code.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'linkTokens' | 'clock'>;

/** What the browser that asked for a link received, with the code of the mail. */
export type CodeProof = { readonly request: string; readonly code: string };

/** The token of a mailed link, or the code beside it. */
export type LinkProof = { readonly token: string } | CodeProof;

/**
 * Which link the caller may spend, and why not if it can't be spent. A try counts before the code is compared, in a
 * transaction of its own, so that nothing that fails later gives it back. Throws `invalid_link` and `invalid_code`.
 */
export const makeProveLink =
  ({ unitOfWork, linkTokens, clock }: Deps) =>
  async (proof: LinkProof): Promise<{ readonly linkId: string; readonly refusal: 'invalid_link' | 'invalid_code' }> => {
    if ('token' in proof) {
      const linkId = linkTokens.linkIdOf(proof.token);
      if (linkId === undefined) throw new DomainError('invalid_link');
      return { linkId, refusal: 'invalid_link' };
    }
    const linkId = linkTokens.linkIdOfRequest(proof.request);
    const now = clock.now();
    const mayTry =
      linkId &&
      (await unitOfWork.run(async ({ signInLinks }) => {
        const link = await signInLinks.find(linkId);
        return link && !isCodeOver(link.createdAt, now) && signInLinks.takeTry(linkId, now);
      }));
    if (!mayTry || !linkTokens.isCodeFor(linkId, typedCode(proof.code))) throw new DomainError('invalid_code');
    return { linkId, refusal: 'invalid_code' };
  };
