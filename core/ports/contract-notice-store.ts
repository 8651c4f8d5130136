/** The mails that a buyer receives about a contract, each once: that it has begun, and that it ends. */
export const contractNotices = ['started', 'ending'] as const;
export type ContractNotice = {
  readonly householdId: string;
  readonly subscriptionId: string;
  readonly notice: (typeof contractNotices)[number];
};

export type ContractNoticeStore = {
  /** False, without effect, when it was added before. */
  add(notice: ContractNotice): Promise<boolean>;
  has(notice: ContractNotice): Promise<boolean>;
  /** Removing it again has no further effect. */
  remove(notice: ContractNotice): Promise<void>;
};
