import type { Knex } from 'knex';
import type { Membership, Role } from '#core/domain/people/membership.ts';
import type { PossibleAssignee, WorkKind } from '#core/domain/tasks/choose-assignees.ts';
import type { Weekday } from '#core/domain/time/dates.ts';
import type { Pauses } from '#core/domain/time/pause.ts';
import type { MembershipStore } from '#core/ports/membership-store.ts';
import type { Towns } from '#core/ports/towns.ts';
import { type HouseholdRow, householdColumns, householdOf } from './household-store.ts';
import { type PersonRow, personColumns, personOf } from './person-store.ts';

type MembershipRow = {
  household_id: string;
  person_id: string;
  role: Role;
  joined_at: Date;
  work_days: Weekday[] | null;
  avoids: WorkKind[];
  absences: Pauses;
};

const membershipOf = (row: MembershipRow): Membership => ({
  householdId: row.household_id,
  personId: row.person_id,
  role: row.role,
  joinedAt: row.joined_at,
});

const possibleAssigneeOf = (row: MembershipRow): PossibleAssignee & Pick<Membership, 'joinedAt'> => ({
  personId: row.person_id,
  role: row.role,
  joinedAt: row.joined_at,
  avoids: row.avoids,
  absences: row.absences,
  ...(row.work_days !== null && { days: row.work_days }),
});

const own = 'm.household_id, m.person_id, m.role, m.joined_at';
const columns = (alias: string, names: readonly string[]) => names.map((name) => `${alias}.${name}`).join(', ');

const membersOfHome = `
  select ${own}, ${columns('p', personColumns)} from memberships m join persons p on p.id = m.person_id
  where m.household_id = ? order by m.joined_at, m.person_id`;
const homesOfPerson = `
  select ${own}, ${columns('h', householdColumns)} from memberships m join households h on h.id = m.household_id
  where m.person_id = ? order by m.joined_at, m.household_id`;

export function makeMembershipStore(trx: Knex.Transaction, towns: Towns): MembershipStore {
  const memberships = () => trx<MembershipRow>('memberships');
  const rows = async <Row>(sql: string, id: string) => (await trx.raw<{ rows: Row[] }>(sql, [id])).rows;
  return {
    find: async (householdId, personId) => {
      const row = await memberships().where({ household_id: householdId, person_id: personId }).first();
      return row && membershipOf(row);
    },
    list: async (householdId) =>
      (await rows<MembershipRow & PersonRow>(membersOfHome, householdId)).map((row) => ({
        ...membershipOf(row),
        person: personOf(row),
      })),
    homesOf: async (personId) =>
      (await rows<MembershipRow & HouseholdRow>(homesOfPerson, personId)).map((row) => ({
        ...membershipOf(row),
        household: householdOf(row, towns),
      })),
    possibleAssignees: async (householdId) =>
      (await memberships().where({ household_id: householdId }).orderBy(['joined_at', 'person_id'])).map(
        possibleAssigneeOf,
      ),
    savePreferences: async (householdId, personId, { days, avoids, absences }) => {
      await memberships()
        .where({ household_id: householdId, person_id: personId })
        .update({
          work_days: days ? [...days] : null,
          avoids: [...avoids],
          absences: trx.raw('?::jsonb', [JSON.stringify(absences)]),
        });
    },
    add: async ({ householdId, personId, role, joinedAt }) => {
      await memberships().insert({ household_id: householdId, person_id: personId, role, joined_at: joinedAt });
    },
    setRole: async (householdId, personId, role) => {
      await memberships().where({ household_id: householdId, person_id: personId }).update({ role });
    },
    delete: async (householdId, personId) => {
      await trx('tasks').where({ household_id: householdId, assigned_to: personId }).update({ assigned_to: null });
      await memberships().where({ household_id: householdId, person_id: personId }).delete();
    },
  };
}
