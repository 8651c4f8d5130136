import { sealedFor } from '../../domain/calendar/connection.ts';
import { connectPurpose, visitMs } from '../../domain/calendar/visit.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/hex.ts';
import { signedIn } from '../../domain/household.ts';
import { isPremium } from '../../domain/tiers.ts';
import type { Calendars } from '../../ports/calendars.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Digest } from '../../ports/digest.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { StateTokens } from '../../ports/state-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly calendars: Calendars;
  readonly stateTokens: StateTokens;
  readonly secrets: Secrets;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly ids: Ids;
};

type Input = {
  readonly householdId: string;
  /** What the browser keeps of an earlier visit. */
  readonly nonce?: string | undefined;
};

const isNonce = /^[0-9a-f-]{36}$/;

/**
 * Begins a visit to the page on which the user consents. The browser keeps `nonce`, a secret that it shows when it comes
 * back, so that no other browser can finish the visit. A browser that begins a second visit keeps its nonce, so that both
 * can be finished. Throws `calendar_premium_required`.
 */
export const makeStartCalendarVisit =
  ({ unitOfWork, calendars, stateTokens, secrets, digest, clock, ids }: Deps) =>
  async ({ householdId, nonce: kept }: Input): Promise<{ url: string; nonce: string }> => {
    const now = clock.now();
    const id = ids.next();
    const nonce = kept !== undefined && isNonce.test(kept) ? kept : ids.next();
    // Two ids have 244 random bits and 72 of the characters that a verifier may contain.
    const codeVerifier = ids.next() + ids.next();
    const visit = {
      id,
      householdId,
      nonceHash: hexOf(digest.sha256(nonce)),
      codeVerifier: await secrets.seal(codeVerifier, sealedFor('code verifier', householdId)),
      expiresAt: new Date(now.getTime() + visitMs),
    };
    const email = await unitOfWork.run(async ({ households, calendarVisits }) => {
      const household = signedIn(await households.find(householdId));
      if (!isPremium(household, now)) throw new DomainError('calendar_premium_required');
      await calendarVisits.add(visit);
      return household.email;
    });
    const state = await stateTokens.issue({ id, householdId }, connectPurpose, visit.expiresAt);
    return { url: await calendars.consentUrl({ state, codeVerifier, email }), nonce };
  };
