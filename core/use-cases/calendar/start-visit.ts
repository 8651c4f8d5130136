import { signedIn } from '../../domain/access/found.ts';
import { sealedFor } from '../../domain/calendar/connection.ts';
import { browserPurposeOf, connectPurpose, visitMs } from '../../domain/calendar/visit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'calendars' | 'stateTokens' | 'secrets' | 'digest' | 'clock' | 'ids'>;

type Input = PersonInHome & {
  /** The person's address, which the consent page suggests. */
  readonly email: string;
  /** What the browser keeps of an earlier visit. */
  readonly browser?: string | undefined;
};

/**
 * Begins a visit to the page on which the user consents. The browser keeps `browser`, a signed secret that it shows when
 * it comes back, so that no other browser can finish the visit. A browser that begins a second visit keeps its secret, so
 * that both can be finished, unless we issued it for another person or household. Throws `calendar_premium_required`.
 */
export const makeStartCalendarVisit =
  ({ unitOfWork, calendars, stateTokens, secrets, digest, clock, ids }: Deps) =>
  async ({ householdId, personId, email, browser: kept }: Input): Promise<{ url: string; browser: string }> => {
    const now = clock.now();
    const id = ids.next();
    const browserPurpose = browserPurposeOf(personId);
    const known = kept === undefined ? undefined : await stateTokens.verify(kept, browserPurpose);
    const nonce = known?.householdId === householdId ? known.id : ids.next();
    // Two ids have 244 random bits and 72 of the characters that a verifier may contain.
    const codeVerifier = ids.next() + ids.next();
    const visit = {
      id,
      householdId,
      personId,
      nonceHash: hexOf(digest.sha256(nonce)),
      codeVerifier: await secrets.seal(codeVerifier, sealedFor('code verifier', householdId)),
      expiresAt: new Date(now.getTime() + visitMs),
    };
    await unitOfWork.run(async ({ households, calendarVisits }) => {
      const household = signedIn(await households.find(householdId));
      if (!isPremium(household, now)) throw new DomainError('calendar_premium_required');
      await calendarVisits.add(visit);
    });
    const state = await stateTokens.issue({ id, householdId }, connectPurpose, visit.expiresAt);
    const browser = await stateTokens.issue({ id: nonce, householdId }, browserPurpose, visit.expiresAt);
    return { url: await calendars.consentUrl({ state, codeVerifier, email }), browser };
  };
