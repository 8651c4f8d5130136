import type { Caller, Role } from '#core/domain/people/membership.ts';
import type { AccountRead } from '#core/ports/account-view.ts';
import type { Towns } from '#core/ports/towns.ts';
import { type HouseholdRow, householdColumns, householdOf } from '../household-store.ts';
import { type PersonRow, personColumns, personOf } from '../person-store.ts';

type Prefixed<Row, Prefix extends string> = { [Name in keyof Row & string as `${Prefix}${Name}`]: Row[Name] };

/** A row of a caller: the columns of the home by their names, those of the person and the session with a prefix. */
export type CallerRow = HouseholdRow &
  Prefixed<PersonRow, 'person_'> & {
    role: Role;
    joined_at: Date;
    /** Null if no session was asked for. */
    session_created_at: Date | null;
    session_last_seen_at: Date | null;
    session_confirmed_at: Date | null;
    session_home_id: string | null;
  };

export const callerColumns = [
  ...householdColumns.map((column) => `h.${column}`),
  ...personColumns.map((column) => `p.${column} as person_${column}`),
  'm.role, m.joined_at',
  's.created_at as session_created_at, s.last_seen_at as session_last_seen_at',
  's.confirmed_at as session_confirmed_at, s.home_id as session_home_id',
].join(', ');

/**
 * The tables of a caller: $1 the person, $2 the session or null, $3 the home, or null for the one that the session used
 * last.
 */
export const callerTables = `
  persons p
  left join sessions s on s.person_id = p.id and s.id = $2
  join memberships m on m.person_id = p.id and m.household_id = coalesce($3::uuid, s.home_id)
  join households h on h.id = m.household_id`;
export const callerCondition = 'p.id = $1 and ($2::uuid is null or s.id is not null)';

export const sessionOf = (row: CallerRow, sessionId: string | undefined): AccountRead['session'] | undefined =>
  sessionId !== undefined && row.session_created_at && row.session_last_seen_at && row.session_home_id !== null
    ? {
        personId: row.person_id,
        id: sessionId,
        createdAt: row.session_created_at,
        lastSeenAt: row.session_last_seen_at,
        ...(row.session_confirmed_at && { confirmedAt: row.session_confirmed_at }),
        homeId: row.session_home_id,
      }
    : undefined;

export const callerOf = (row: CallerRow, towns: Towns): Caller => ({
  person: personOf({
    id: row.person_id,
    email: row.person_email,
    name: row.person_name,
    language: row.person_language,
    leaving_since: row.person_leaving_since,
    created_at: row.person_created_at,
  }),
  membership: { householdId: row.id, personId: row.person_id, role: row.role, joinedAt: row.joined_at },
  household: householdOf(row, towns),
});
