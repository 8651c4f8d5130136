/** How long a link to the passport may be valid, in days. */
export const passportLinkDays = [30, 90, 365] as const;

/** What a passport shows besides the work itself. */
export type PassportScope = {
  readonly costs: boolean;
  /** Names and phone numbers of those who did the work. */
  readonly names: boolean;
  readonly notes: boolean;
};
