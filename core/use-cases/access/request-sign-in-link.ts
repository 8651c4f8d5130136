import { linksCountFrom, mayMailLink } from '../../domain/sign-in.ts';
import type { Needs } from '../../procedures/index.ts';
import type { Language } from '../../domain/languages.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'mintLink'>;

/** `language`: that of the page. */
type Input = { readonly email: string; readonly language?: Language | undefined };

/**
 * Has a link mailed to the address, known or not. The result looks the same when the address has reached its limit and
 * no mail is sent, because a link that was mailed to it still works. `nonce` is the token's first part, which proves
 * nothing by itself.
 */
export const makeRequestSignInLink =
  ({ unitOfWork, clock, mintLink }: Deps) =>
  async ({ email, language }: Input): Promise<{ nonce: string }> => {
    const link = mintLink(email, { language });
    const now = clock.now();
    await unitOfWork.run(async ({ signInLinks, jobs }) => {
      if (!mayMailLink(await signInLinks.lockSince(email, linksCountFrom(now)), now)) return;
      await signInLinks.add(link);
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
    });
    return { nonce: link.id };
  };
