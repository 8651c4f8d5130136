/** A person in one of their homes, who has settings of their own there. */
export type PersonInHome = { readonly householdId: string; readonly personId: string };

/** One text for each person in a home, for maps and sets. */
export const personInHomeKey = ({ householdId, personId }: PersonInHome): string => `${householdId} ${personId}`;
