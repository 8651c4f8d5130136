import type { Knex } from 'knex';
import type { FilePurpose, StoredFile, StoredType } from '#core/domain/files/stored-file.ts';
import type { FileRecordStore } from '#core/ports/file-record-store.ts';

type FileRow = {
  household_id: string;
  id: string;
  hash: string;
  type: StoredType;
  bytes: number;
  name: string | null;
  created_at: Date;
  entry_id: string | null;
  item: string | null;
  purpose: FilePurpose | null;
  expires_at: Date | null;
};

/** An entry is there if it was recorded, if its task is done, or if restoring it makes the task done again. */
const expireOrphansSql = `
  update files f set expires_at = ?
  where f.expires_at is null and f.entry_id is not null
    and not exists (
      select from history_entries h where h.household_id = f.household_id and h.id = f.entry_id)
    and not exists (
      select from tasks t
      left join task_details d on d.household_id = t.household_id and d.task_id = t.id
      where t.household_id = f.household_id and t.id = f.entry_id
        and (t.completed_at is not null or d.deleted_at is not null))`;

type Placed = Pick<StoredFile, 'entryId' | 'item' | 'purpose' | 'expiresAt'>;

const fileOf = (row: FileRow): StoredFile => ({
  householdId: row.household_id,
  id: row.id,
  hash: row.hash,
  type: row.type,
  bytes: row.bytes,
  createdAt: row.created_at,
  ...(row.name !== null && { name: row.name }),
  ...(row.entry_id !== null && { entryId: row.entry_id }),
  ...(row.item !== null && { item: row.item }),
  ...(row.purpose !== null && { purpose: row.purpose }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
});

const placeOf = ({ entryId, item, purpose, expiresAt }: Placed) => ({
  entry_id: entryId ?? null,
  item: item ?? null,
  purpose: purpose ?? null,
  expires_at: expiresAt ?? null,
});

export function makeFileRecordStore(trx: Knex.Transaction): FileRecordStore {
  const files = () => trx<FileRow>('files');
  const found = async (rows: PromiseLike<FileRow[]>) => (await rows).map(fileOf);

  return {
    add: async ({ householdId, id, hash, type, bytes, createdAt, name, ...placed }) => {
      await files().insert({
        household_id: householdId,
        id,
        hash,
        type,
        bytes,
        created_at: createdAt,
        name: name ?? null,
        ...placeOf(placed),
      });
    },

    find: async (householdId, id) => {
      const row = await files().where({ household_id: householdId, id }).first();
      return row && fileOf(row);
    },

    list: (householdId) =>
      found(files().where({ household_id: householdId, expires_at: null }).orderBy(['created_at', 'id'])),

    ofEntry: (householdId, entryId) =>
      found(files().where({ household_id: householdId, entry_id: entryId }).orderBy(['created_at', 'id'])),

    ofItem: (householdId, item) =>
      found(files().where({ household_id: householdId, item }).orderBy(['created_at', 'id'])),

    withHash: (householdId, hash) => found(files().where({ household_id: householdId, hash }).orderBy('id')),

    count: async (householdId) => {
      const [total] = await files().where({ household_id: householdId }).count<{ count: string }[]>();
      return Number(total?.count ?? 0);
    },

    bytesOf: async (householdIds) => {
      const [total] = await files().whereIn('household_id', householdIds).sum<{ sum: string | null }[]>('bytes');
      return Number(total?.sum ?? 0);
    },

    update: async ({ householdId, id, ...placed }) => {
      await files().where({ household_id: householdId, id }).update(placeOf(placed));
    },

    delete: async (householdId, id) => {
      await files().where({ household_id: householdId, id }).delete();
    },

    expireOrphans: async (now) => {
      const { rowCount } = await trx.raw<{ rowCount: number }>(expireOrphansSql, [now]);
      return rowCount;
    },

    expired: (before, limit) => found(files().where('expires_at', '<', before).orderBy('expires_at').limit(limit)),
  };
}
