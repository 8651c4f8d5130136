import type { ContractNotice, ContractNoticeStore } from '#core/ports/contract-notice-store.ts';
import { keyOf, type Tables } from './database.ts';

const key = ({ householdId, subscriptionId, notice }: ContractNotice) =>
  keyOf(householdId, `${subscriptionId}/${notice}`);

export function makeContractNoticeStore({ contractNotices }: Tables): ContractNoticeStore {
  return {
    add: async (notice) => {
      const isNew = !contractNotices.has(key(notice));
      if (isNew) contractNotices.set(key(notice), notice);
      return isNew;
    },
    agree: async (contract, agreement) => {
      const notice = contractNotices.get(key({ ...contract, notice: 'started' }));
      if (notice) contractNotices.set(key(notice), { ...notice, agreement });
    },
    agreement: async (contract) => contractNotices.get(key({ ...contract, notice: 'started' }))?.agreement,
    any: async () => contractNotices.size > 0,
    has: async (notice) => contractNotices.has(key(notice)),
    delete: async (notice) => {
      contractNotices.delete(key(notice));
    },
  };
}
