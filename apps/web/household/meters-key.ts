/** The key of the home's meters among the queries. */
export const metersKey = ['meters'] as const;
