import type { Knex } from 'knex';
import type { EmailChange } from '#core/domain/access/email-change.ts';
import type { EmailChangeStore } from '#core/ports/email-change-store.ts';

type EmailChangeRow = {
  person_id: string;
  new_email: string;
  session_id: string;
  current_link_id: string;
  new_link_id: string;
  expires_at: Date;
  current_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  previous_email: string | null;
};

const changeOf = (row: EmailChangeRow): EmailChange => ({
  personId: row.person_id,
  newEmail: row.new_email,
  sessionId: row.session_id,
  linkIds: { current: row.current_link_id, new: row.new_link_id },
  expiresAt: row.expires_at,
  confirmedAt: {
    ...(row.current_confirmed_at && { current: row.current_confirmed_at }),
    ...(row.new_confirmed_at && { new: row.new_confirmed_at }),
  },
  ...(row.previous_email !== null && { previousEmail: row.previous_email }),
});

const rowOf = ({ linkIds, confirmedAt, ...change }: EmailChange): EmailChangeRow => ({
  person_id: change.personId,
  new_email: change.newEmail,
  session_id: change.sessionId,
  current_link_id: linkIds.current,
  new_link_id: linkIds.new,
  expires_at: change.expiresAt,
  current_confirmed_at: confirmedAt.current ?? null,
  new_confirmed_at: confirmedAt.new ?? null,
  previous_email: change.previousEmail ?? null,
});

export function makeEmailChangeStore(trx: Knex.Transaction): EmailChangeStore {
  const changes = () => trx<EmailChangeRow>('email_changes');
  return {
    find: async (personId) => {
      const row = await changes().where({ person_id: personId }).first();
      return row && changeOf(row);
    },
    findByLink: async (linkId) => {
      const row = await changes().where({ current_link_id: linkId }).orWhere({ new_link_id: linkId }).first();
      return row && changeOf(row);
    },
    save: async (change) => {
      await changes().insert(rowOf(change)).onConflict('person_id').merge();
    },
    delete: async (personId) => {
      await changes().where({ person_id: personId }).delete();
    },
    deleteExpired: async (before) => changes().where('expires_at', '<', before).delete(),
  };
}
