import type { Knex } from 'knex';
import type { ContractNotice, ContractNoticeStore } from '#core/ports/contract-notice-store.ts';

type ContractNoticeRow = { household_id: string; subscription_id: string; notice: string };

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
    any: async () => (await notices().first('notice')) !== undefined,
    has: async (notice) => (await notices().where(rowOf(notice)).first()) !== undefined,
    delete: async (notice) => {
      await notices().where(rowOf(notice)).delete();
    },
  };
}
