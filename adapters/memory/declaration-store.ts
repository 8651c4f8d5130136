import type { Declaration } from '#core/domain/selling/declaration.ts';
import type { DeclarationStore } from '#core/ports/declaration-store.ts';
import type { Tables } from './database.ts';

const isOpen = ({ state }: Declaration) => state === 'unconfirmed' || state === 'accepted';

export function makeDeclarationStore({ declarations }: Tables): DeclarationStore {
  const all = () =>
    [...declarations.values()].sort((one, other) => one.declaredAt.getTime() - other.declaredAt.getTime());
  return {
    add: async (declaration) => {
      declarations.set(declaration.id, declaration);
    },
    find: async (id) => declarations.get(id),
    lock: async (id) => declarations.get(id),
    save: async (declaration) => {
      const before = declarations.get(declaration.id);
      if (before) declarations.set(before.id, { ...declaration, declaredAt: before.declaredAt });
    },
    list: async (email) =>
      all()
        .filter((declaration) => declaration.email === email)
        .reverse(),
    open: async () => all().filter(isOpen),
    changeEmail: async (email, newEmail) => {
      for (const each of all()) if (each.email === email) declarations.set(each.id, { ...each, email: newEmail });
    },
    deleteExpired: async (before) => {
      const limitOf = ({ state }: Declaration) => (state === 'no_contract' ? before.withoutContract : before.answered);
      const old = all().filter((each) => !isOpen(each) && each.declaredAt < limitOf(each));
      for (const { id } of old) declarations.delete(id);
      return old.length;
    },
  };
}
