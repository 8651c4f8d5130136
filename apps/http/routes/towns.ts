import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/towns.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentTown } from '../presenters/town.ts';

export const townRoutes = (app: App): Handlers<typeof endpoints> => ({
  findTowns: async ({ query: { q = '', country, timezone } }) => ({
    towns: (await app.findTowns({ q, country, timezone })).map(presentTown),
  }),
});
