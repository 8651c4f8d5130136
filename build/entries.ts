/** The programs in the bundle; each is `apps/NAME/main.ts`. */
export const entries = ['http', 'cli'] as const;
