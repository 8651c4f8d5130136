/** What the bundle can start: each is `apps/NAME/main.ts`. */
export const entries = ['http', 'cli'] as const;
