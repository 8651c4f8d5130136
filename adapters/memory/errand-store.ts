import type { ErrandStore } from '#core/ports/errand-store.ts';
import type { Tables } from './database.ts';

export function makeErrandStore({ errands }: Tables): ErrandStore {
  return {
    add: async (errand) => {
      errands.set(errand.id, errand);
    },
    find: async (id) => errands.get(id),
    remove: async (id) => {
      errands.delete(id);
    },
  };
}
