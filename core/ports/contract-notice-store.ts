import type { Agreement } from '../domain/selling/agreement.ts';

/** A mail that a buyer receives once about a contract: that it has begun, or that it ends. */
export type ContractNotice = {
  readonly householdId: string;
  readonly subscriptionId: string;
  readonly notice: 'started' | 'ending';
};

/** Names a contract. */
type ContractOfHome = Pick<ContractNotice, 'householdId' | 'subscriptionId'>;

export type ContractNoticeStore = {
  /** Stores with the notice that it has begun what was agreed to. Without effect if there is no such notice. */
  agree(contract: ContractOfHome, agreement: Agreement): Promise<void>;
  /** Undefined for a contract that was confirmed by an earlier version, or not yet. */
  agreement(contract: ContractOfHome): Promise<Agreement | undefined>;
  /** False, without effect, when it was added before. */
  add(notice: ContractNotice): Promise<boolean>;
  has(notice: ContractNotice): Promise<boolean>;
  /** Whether there is any, so that something was sold. */
  any(): Promise<boolean>;
  /** Deleting it again has no further effect. */
  delete(notice: ContractNotice): Promise<void>;
};
