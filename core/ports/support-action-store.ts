export const supportActionNames = [
  'grant-premium',
  'revoke-premium',
  'resend-link',
  'send-summary',
  'find-household',
  'invite-household',
  'show-household',
  'export-household',
  'delete-household',
] as const;

/**
 * An action of support on a household, or a look at its data. It is kept without the id when the household is deleted.
 */
export type SupportAction = {
  readonly id: string;
  readonly householdId: string;
  readonly action: (typeof supportActionNames)[number];
  /** The account on the machine that ran the command. */
  readonly operator: string;
  readonly at: Date;
};

export type SupportActionStore = {
  add(action: SupportAction): Promise<void>;
  /** The newest first. */
  list(householdId: string): Promise<readonly SupportAction[]>;
};
