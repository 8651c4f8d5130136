import type { Knex } from 'knex';
import { dueAtOnce, type HomeAssistantLink } from '#core/domain/home-assistant/link.ts';
import type { HomeAssistantStore } from '#core/ports/home-assistant-store.ts';

type LinkRow = {
  household_id: string;
  person_id: string;
  device_id: string;
  secret: string;
  created_at: Date;
  due_at: Date;
  meters: string[];
};
type InstallationRow = { is_only_row: boolean; id: string; holder: string | null; held_until: Date | null };

const linkOf = (row: LinkRow): HomeAssistantLink => ({
  householdId: row.household_id,
  personId: row.person_id,
  deviceId: row.device_id,
  secret: row.secret,
  createdAt: row.created_at,
  dueAt: row.due_at,
  meters: row.meters,
});

/** What may change. */
const stateOf = ({ dueAt, meters }: HomeAssistantLink) => ({ due_at: dueAt, meters: [...meters] });

const onlyRow = { is_only_row: true };

export function makeHomeAssistantStore(trx: Knex.Transaction): HomeAssistantStore {
  const links = () => trx<LinkRow>('home_assistant_links');
  const retired = () => trx<{ device_id: string }>('home_assistant_retired');
  const installation = () => trx<InstallationRow>('home_assistant_installation');

  return {
    find: async (householdId) => {
      const row = await links().where({ household_id: householdId }).first();
      return row && linkOf(row);
    },
    findByDevice: async ({ deviceId, secret }) => {
      const row = await links().where({ device_id: deviceId, secret }).first();
      return row && linkOf(row);
    },
    due: (by) => links().where('due_at', '<=', by).orderBy('due_at').pluck('household_id'),
    add: async (link) => {
      const { householdId, personId, deviceId, secret, createdAt } = link;
      const fixed = {
        household_id: householdId,
        person_id: personId,
        device_id: deviceId,
        secret,
        created_at: createdAt,
      };
      await links().insert({ ...fixed, ...stateOf(link) });
    },
    save: async (link) => {
      await links().where({ household_id: link.householdId }).update(stateOf(link));
    },
    makeDue: async (householdIds) => {
      const marked = await links()
        .whereRaw('household_id = any(?::uuid[])', [[...householdIds]])
        .where('due_at', '>', dueAtOnce)
        .update({ due_at: dueAtOnce }, ['household_id', 'person_id']);
      return marked
        .map((row) => ({ householdId: row.household_id, personId: row.person_id }))
        .sort((one, other) => (one.householdId < other.householdId ? -1 : 1));
    },
    retire: async (householdId, personId) => {
      const whose = { household_id: householdId, ...(personId !== undefined && { person_id: personId }) };
      const [ended] = await links().where(whose).delete(['device_id']);
      if (!ended) return false;
      await retired().insert({ device_id: ended.device_id });
      return true;
    },
    retired: () => retired().orderBy('device_id').pluck('device_id'),
    forget: async (deviceId) => {
      await retired().where({ device_id: deviceId }).delete();
    },
    installationId: async () => {
      await installation()
        .insert({ ...onlyRow, id: trx.raw('gen_random_uuid()') })
        .onConflict('is_only_row')
        .ignore();
      const row = await installation().where(onlyRow).first();
      if (!row) throw new Error('the installation has no id');
      return row.id;
    },
    takeLease: async ({ holder, now, until }) => {
      const taken = await installation()
        .where(onlyRow)
        .where((free) => free.whereNull('holder').orWhere({ holder }).orWhere('held_until', '<=', now))
        .update({ holder, held_until: until });
      return taken > 0;
    },
    endLease: async (holder) => {
      await installation()
        .where({ ...onlyRow, holder })
        .update({ holder: null, held_until: null });
    },
  };
}
