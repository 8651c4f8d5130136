/** A mail that a buyer receives once about a contract: that it has begun, or that it ends. */
export type ContractNotice = {
  readonly householdId: string;
  readonly subscriptionId: string;
  readonly notice: 'started' | 'ending';
};

export type ContractNoticeStore = {
  /** False, without effect, when it was added before. */
  add(notice: ContractNotice): Promise<boolean>;
  has(notice: ContractNotice): Promise<boolean>;
  /** Whether there is any, so that something was sold. */
  any(): Promise<boolean>;
  /** Deleting it again has no further effect. */
  delete(notice: ContractNotice): Promise<void>;
};
