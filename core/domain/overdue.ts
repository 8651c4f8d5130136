/** What can be done at once with open tasks of earlier days. */
export const overdueActions = ['spread', 'today', 'let-go'] as const;
export type OverdueAction = (typeof overdueActions)[number];
