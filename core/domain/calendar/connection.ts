import { DomainError } from '../errors.ts';
import { type PersonInHome, personInHomeKey } from '../people/person-in-home.ts';
import type { IsoDate } from '../time/dates.ts';
import { hourMs } from '../time/durations.ts';
import { type CalendarSettings, calendarDefaults } from './settings.ts';

/** The connection of a home to the calendar of a person in it. All tokens are sealed. */
export type CalendarConnection = PersonInHome &
  CalendarSettings & {
    /** New for each connection. The ids of its events derive from it. */
    readonly id: string;
    /** `disconnecting`: the person has disconnected it or left the home, but the provider doesn't know yet. */
    readonly status: 'connected' | 'needs_reconnect' | 'disconnecting';
    /** Absent until our calendar has been created. */
    readonly calendarId?: string;
    /** Absent when the provider no longer accepts it. */
    readonly refreshToken?: string;
    readonly accessToken?: string;
    readonly accessExpiresAt?: Date;
    readonly connectedAt: Date;
    readonly lastSyncedAt?: Date;
    /** When our calendar was last created again because the user had deleted it. */
    readonly recreatedAt?: Date;
    readonly disconnectedAt?: Date;
    /** Since when the plan has changes that a queued job will bring to the calendar. */
    readonly syncWantedAt?: Date;
  };

/**
 * What we know about a day's event. `in_doubt`: a call was begun whose result we don't know. `generation` belongs to the
 * event that exists, or to the next one if there is none; the ids of earlier generations are used up.
 */
export type CalendarDay = PersonInHome & {
  readonly date: IsoDate;
  readonly generation: number;
  readonly state: 'present' | 'absent' | 'in_doubt';
  /** A hash of the event's content; only while it is present. */
  readonly fingerprint?: string;
};

export type Tokens = { readonly refreshToken: string; readonly accessToken: string; readonly accessExpiresAt: Date };

/** A new connection with the default settings, in the household's time zone. */
export const newConnection = (
  { householdId, personId }: PersonInHome,
  made: Tokens & Pick<CalendarConnection, 'id' | 'timezone' | 'connectedAt'>,
): CalendarConnection => ({ ...calendarDefaults, householdId, personId, status: 'connected', ...made });

/** Connects again and keeps the settings and our calendar, also if the connection was about to end. */
export function reconnected(connection: CalendarConnection, tokens: Tokens, connectedAt: Date): CalendarConnection {
  const { disconnectedAt: _, recreatedAt: __, ...kept } = connection;
  return { ...kept, status: 'connected', ...tokens, connectedAt };
}

/** The provider no longer accepts our tokens, so they are deleted. */
export function needingReconnection(connection: CalendarConnection): CalendarConnection {
  const { refreshToken: _, accessToken: __, accessExpiresAt: ___, syncWantedAt: ____, ...kept } = connection;
  return { ...kept, status: 'needs_reconnect' };
}

/** The record of a connection that its person has ended: it keeps what the provider must be asked to take back. */
export function disconnecting(connection: CalendarConnection, disconnectedAt: Date): CalendarConnection {
  return { ...connection, status: 'disconnecting', disconnectedAt: connection.disconnectedAt ?? disconnectedAt };
}

/** What the calendar seals. The purpose of a sealed text names its record and field. */
export const sealedFor = (
  field: 'refresh token' | 'access token' | 'code verifier' | 'feed secret',
  householdId: string,
): string => `calendar ${field} of ${householdId}`;

/** The lock under which a person's calendar for a home is called, so that its calls come one after the other. */
export const calendarLock = (own: PersonInHome): string => `calendar of ${personInHomeKey(own)}`;

/**
 * How long we try to delete a calendar at its provider before we only delete the tokens. Together with the hourly job
 * that does so, nothing is kept for more than a day.
 */
export const disconnectionTimeoutMs = 23 * hourMs;

/** Whether the person has a calendar, as far as they are concerned. */
export const isConnected = (connection: CalendarConnection | undefined): connection is CalendarConnection =>
  connection !== undefined && connection.status !== 'disconnecting';

/** Returns the connection that a store found. Throws `calendar_not_connected`. */
export function connected(connection: CalendarConnection | undefined): CalendarConnection {
  if (!isConnected(connection)) throw new DomainError('calendar_not_connected');
  return connection;
}
