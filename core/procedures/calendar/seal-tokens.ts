import { sealedFor, type Tokens } from '../../domain/calendar/connection.ts';
import type { CalendarGrant } from '../../ports/calendars.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type SealTokens = ReturnType<typeof makeSealTokens>;

/** Seals the tokens of a grant, so that they can be stored. */
export const makeSealTokens =
  ({ secrets }: { readonly secrets: Secrets }) =>
  async (householdId: string, { refreshToken, accessToken, expiresAt }: CalendarGrant): Promise<Tokens> => ({
    refreshToken: await secrets.seal(refreshToken, sealedFor('refresh token', householdId)),
    accessToken: await secrets.seal(accessToken, sealedFor('access token', householdId)),
    accessExpiresAt: expiresAt,
  });
