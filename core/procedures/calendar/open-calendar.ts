import { type CalendarConnection, needingReconnection, sealedFor } from '../../domain/calendar/connection.ts';
import { DomainError, hasCode } from '../../domain/errors.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import type { Ports } from '../../ports/index.ts';
import type { EnqueuePending } from '../enqueue-pending.ts';
import type { SealTokens } from './seal-tokens.ts';

export type OpenCalendar = ReturnType<typeof makeOpenCalendar>;

/** Calls the provider with a valid access token. */
export type CalendarAccess = <Result>(call: (accessToken: string) => Promise<Result>) => Promise<Result>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'secrets' | 'clock'> & {
  readonly sealTokens: SealTokens;
  readonly enqueuePending: EnqueuePending;
};

/** An access token is renewed this long before it expires, because a call takes a while. */
const leewayMs = minuteMs;

/**
 * Access to the calendar of a connection, for a caller that holds the calendar's lock, so that only one refresh runs at
 * a time. When the provider withdraws the access, the connection needs to be reconnected, its owner gets one mail, and
 * calls throw `calendar_needs_reconnect`. See docs/decisions/0028.
 */
export const makeOpenCalendar =
  ({ unitOfWork, calendars, secrets, clock, sealTokens, enqueuePending }: Deps) =>
  (connection: CalendarConnection): CalendarAccess => {
    const { householdId, personId } = connection;
    let sealed = connection.refreshToken;
    let token: string | undefined;

    const stored = async () => {
      const { accessToken, accessExpiresAt } = connection;
      const isValid = accessExpiresAt !== undefined && accessExpiresAt.getTime() - leewayMs > clock.now().getTime();
      return accessToken !== undefined && isValid
        ? secrets.open(accessToken, sealedFor('access token', householdId))
        : undefined;
    };

    /** Returns the connection if its tokens have been replaced meanwhile. Otherwise it needs to be reconnected. */
    const lose = () =>
      unitOfWork.run(async (stores) => {
        const current = await stores.calendars.lock(connection);
        if (current && current.refreshToken !== sealed) return current;
        if (current?.status === 'connected') {
          await stores.calendars.save(needingReconnection(current));
          await enqueuePending(stores, 'send-calendar-reconnect', { householdId, personId });
        }
        return undefined;
      });

    const refresh = async (): Promise<string> => {
      const refreshToken = sealed && (await secrets.open(sealed, sealedFor('refresh token', householdId)));
      try {
        if (!refreshToken) throw new DomainError('calendar_access_lost');
        const grant = { refreshToken, ...(await calendars.refresh(refreshToken)) };
        const tokens = await sealTokens(householdId, grant);
        await unitOfWork.run(async (stores) => {
          const current = await stores.calendars.lock(connection);
          if (current) await stores.calendars.save({ ...current, ...tokens });
        });
        sealed = tokens.refreshToken;
        return grant.accessToken;
      } catch (error) {
        if (!hasCode(error, 'calendar_access_lost')) throw error;
        sealed = (await lose())?.refreshToken;
        if (!sealed) throw new DomainError('calendar_needs_reconnect', {}, error);
        return refresh();
      }
    };

    return async (call) => {
      token ??= (await stored()) ?? (await refresh());
      try {
        return await call(token);
      } catch (error) {
        if (hasCode(error, 'calendar_access_lost')) {
          await lose();
          throw new DomainError('calendar_needs_reconnect', {}, error);
        }
        if (!hasCode(error, 'calendar_access_expired')) throw error;
        token = await refresh();
        return call(token);
      }
    };
  };
