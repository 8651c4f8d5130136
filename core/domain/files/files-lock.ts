/** Storing and deleting a household's files take turns, so that no content is removed while it is stored again. */
export const filesLock = (householdId: string): string => `files ${householdId}`;
