import type { Knex } from 'knex';
import { knownLanguage } from '#core/domain/languages.ts';
import type { Declaration, DeclarationKind, DeclarationState } from '#core/domain/selling/declaration.ts';
import type { DeclarationStore } from '#core/ports/declaration-store.ts';

type DeclarationRow = {
  id: string;
  email: string;
  language: string;
  kind: DeclarationKind;
  state: DeclarationState;
  name: string;
  reference: string;
  declared_at: Date;
  subscription_id: string | null;
  refund_minor: string | number | null;
  refund_currency: string | null;
  done_at: Date | null;
  confirmed_at: Date | null;
  reminders: number;
  reason: string | null;
};

const declarationOf = (row: DeclarationRow): Declaration => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  email: row.email,
  language: knownLanguage(row.language),
  name: row.name,
  reference: row.reference,
  declaredAt: row.declared_at,
  reminders: row.reminders,
  ...(row.confirmed_at && { confirmedAt: row.confirmed_at }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.subscription_id !== null && { subscriptionId: row.subscription_id }),
  ...(row.refund_currency !== null && { refund: { minor: Number(row.refund_minor), currency: row.refund_currency } }),
  ...(row.done_at && { doneAt: row.done_at }),
});

const rowOf = ({
  declaredAt,
  subscriptionId,
  refund,
  doneAt,
  confirmedAt,
  reason,
  ...same
}: Declaration): DeclarationRow => ({
  ...same,
  declared_at: declaredAt,
  subscription_id: subscriptionId ?? null,
  refund_minor: refund?.minor ?? null,
  refund_currency: refund?.currency ?? null,
  done_at: doneAt ?? null,
  confirmed_at: confirmedAt ?? null,
  reason: reason ?? null,
});

export function makeDeclarationStore(trx: Knex.Transaction): DeclarationStore {
  const declarations = () => trx<DeclarationRow>('declarations');
  return {
    add: async (declaration) => {
      await declarations().insert(rowOf(declaration));
    },
    find: async (id) => {
      const row = await declarations().where({ id }).first();
      return row && declarationOf(row);
    },
    lock: async (id) => {
      const row = await declarations().where({ id }).forUpdate().first();
      return row && declarationOf(row);
    },
    save: async (declaration) => {
      const { id, declared_at: _, ...changed } = rowOf(declaration);
      await declarations().where({ id }).update(changed);
    },
    list: async (email) =>
      (await declarations().where({ email }).orderBy('declared_at', 'desc').orderBy('id')).map(declarationOf),
    // Written out, because the partial index serves no parameter.
    open: async () =>
      (await declarations().whereRaw("state in ('unconfirmed', 'accepted')").orderBy(['declared_at', 'id'])).map(
        declarationOf,
      ),
    changeEmail: async (email, newEmail) => {
      await declarations().where({ email }).update({ email: newEmail });
    },
    deleteExpired: (before) =>
      declarations()
        .whereNotIn('state', ['unconfirmed', 'accepted'])
        .where((expired) =>
          expired
            .where('declared_at', '<', before.answered)
            .orWhere((without) =>
              without.where({ state: 'no_contract' }).where('declared_at', '<', before.withoutContract),
            ),
        )
        .delete(),
  };
}
