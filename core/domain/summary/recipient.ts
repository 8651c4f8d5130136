/** A person who receives the summaries of a home. */
export type Recipient = { readonly householdId: string; readonly personId: string };

/** One text for each recipient, for maps and sets. */
export const recipientKey = ({ householdId, personId }: Recipient): string => `${householdId} ${personId}`;
