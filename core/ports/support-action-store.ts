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
  'show-people',
  'add-person',
  'remove-person',
  'move-person',
  'close-passport',
] as const;

/** An action of support, or a look at a person's data. It is kept without an id when the person or the home is deleted. */
export type SupportAction = {
  readonly id: string;
  readonly personId: string;
  readonly householdId: string;
  readonly action: (typeof supportActionNames)[number];
  /** The account on the machine that ran the command. */
  readonly operator: string;
  readonly at: Date;
};

export type SupportActionStore = {
  add(action: SupportAction): Promise<void>;
  /** The newest first. */
  list(personId: string): Promise<readonly Omit<SupportAction, 'householdId'>[]>;
};
