import type { Knex } from 'knex';
import type { Agreement } from '#core/domain/selling/agreement.ts';
import type { ContractNotice, ContractNoticeStore } from '#core/ports/contract-notice-store.ts';

type ContractNoticeRow = {
  household_id: string;
  subscription_id: string;
  notice: string;
  agreement?: Agreement | string | null;
};

/** The driver parses JSON. */
const parsed = (agreement: ContractNoticeRow['agreement']): Agreement | undefined =>
  typeof agreement === 'string' ? undefined : (agreement ?? undefined);

const rowOf = ({ householdId, subscriptionId, notice }: ContractNotice): ContractNoticeRow => ({
  household_id: householdId,
  subscription_id: subscriptionId,
  notice,
});

export function makeContractNoticeStore(trx: Knex.Transaction): ContractNoticeStore {
  const notices = () => trx<ContractNoticeRow>('contract_notices');
  return {
    add: async (notice) => {
      const added = await notices().insert(rowOf(notice)).onConflict().ignore().returning('notice');
      return added.length > 0;
    },
    agree: async (contract, agreement) => {
      await notices()
        .where(rowOf({ ...contract, notice: 'started' }))
        .update({ agreement: JSON.stringify(agreement) });
    },
    agreement: async (contract) => {
      const row = await notices()
        .where(rowOf({ ...contract, notice: 'started' }))
        .first('agreement');
      return parsed(row?.agreement);
    },
    any: async () => (await notices().first('notice')) !== undefined,
    has: async (notice) => (await notices().where(rowOf(notice)).first()) !== undefined,
    delete: async (notice) => {
      await notices().where(rowOf(notice)).delete();
    },
  };
}
