import { DomainError } from '#core/domain/errors.ts';
import type { CalendarAccess, Calendars } from '#core/ports/calendars.ts';
import type { Clock } from '#core/ports/clock.ts';
import { type Ask, fail } from './ask.ts';
import { calendarScope } from './consent-url.ts';

type Tokens = { readonly access_token?: string | null; readonly expiry_date?: number | null };

/** Exchanging codes and tokens at Google's token endpoint. */
export function makeGrants(ask: Ask, clock: Clock): Pick<Calendars, 'redeem' | 'refresh' | 'revoke'> {
  const revoke = (token: string): Promise<void> =>
    ask(
      async ({ oauth }) => {
        const { transporter, endpoints } = oauth();
        // In the body, because proxies log addresses, and the SDK's own method puts the token into the address.
        const data = new URLSearchParams({ token });
        await transporter.request({ method: 'POST', url: endpoints.oauth2RevokeUrl, data });
      },
      { outcomes: { invalid_token: () => undefined } },
    );

  function accessIn({ access_token: accessToken, expiry_date }: Tokens): CalendarAccess {
    if (!accessToken || !expiry_date) throw new Error('Google granted access without a token or its end');
    // The SDK adds the token's lifetime to the time of the machine.
    const lifetime = expiry_date - Date.now();
    return { accessToken, expiresAt: new Date(clock.now().getTime() + lifetime) };
  }

  return {
    async redeem({ code, codeVerifier }) {
      const unusable = fail('calendar_code_invalid');
      const outcomes = { invalid_grant: unusable, invalid_request: unusable };
      const { tokens } = await ask(({ oauth }) => oauth().getToken({ code, codeVerifier }), { outcomes });
      const { scope, refresh_token: refreshToken } = tokens;
      // A response without scopes means that all were granted: RFC 6749, section 5.1.
      if (scope !== undefined && !scope.split(' ').includes(calendarScope)) {
        if (refreshToken) await revoke(refreshToken);
        throw new DomainError('calendar_scope_missing');
      }
      if (!refreshToken) throw new DomainError('calendar_no_refresh_token');
      return { refreshToken, ...accessIn(tokens) };
    },

    refresh: (refreshToken) =>
      ask(
        async ({ oauth }) => {
          const client = oauth(refreshToken);
          // The SDK overwrites a replacement with the token that it was given, except in this event.
          let replacement: string | undefined;
          client.on('tokens', ({ refresh_token }) => {
            replacement = refresh_token ?? undefined;
          });
          const { credentials } = await client.refreshAccessToken();
          return { ...accessIn(credentials), ...(replacement !== undefined && { refreshToken: replacement }) };
        },
        { outcomes: { invalid_grant: fail('calendar_access_lost') } },
      ),

    revoke,
  };
}
