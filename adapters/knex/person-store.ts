import type { Knex } from 'knex';
import { DomainError } from '#core/domain/errors.ts';
import { knownLanguage } from '#core/domain/languages.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { PersonStore } from '#core/ports/person-store.ts';

export type PersonRow = {
  id: string;
  email: string;
  name: string;
  language: string;
  leaving_since: Date | null;
  created_at: Date;
};

/** Named for the same reason as the columns of a household. */
export const personColumns = [
  'id',
  'email',
  'name',
  'language',
  'leaving_since',
  'created_at',
] as const satisfies readonly (keyof PersonRow)[];

export const personOf = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: knownLanguage(row.language),
  ...(row.leaving_since !== null && { deletionRequestedAt: row.leaving_since }),
  createdAt: row.created_at,
});

/** A row that was read as JSON, in which instants are texts. */
export type PersonInJson = Omit<PersonRow, 'leaving_since' | 'created_at'> & {
  leaving_since: string | null;
  created_at: string;
};

export const personInJson = ({ leaving_since: leaving, created_at, ...row }: PersonInJson): Person =>
  personOf({ ...row, leaving_since: leaving === null ? null : new Date(leaving), created_at: new Date(created_at) });

export function makePersonStore(trx: Knex.Transaction): PersonStore {
  const persons = () => trx<PersonRow>('persons');
  const personIdOf = (email: string) => trx('sign_in_addresses').select('person_id').where({ email });
  /** False if the address signs in to an account already. Waits for a transaction that is adding the same address. */
  const claim = async (email: string, id: string): Promise<boolean> => {
    const address = trx('sign_in_addresses').insert({ email, person_id: id });
    return (await address.onConflict('email').ignore().returning('email')).length > 0;
  };

  const lock = async (id: string): Promise<Person | undefined> => {
    const row = await persons().where({ id }).forNoKeyUpdate().first();
    return row && personOf(row);
  };

  return {
    find: async (id) => {
      const row = await persons().where({ id }).first();
      return row && personOf(row);
    },

    lock,

    findByEmail: async (email) => {
      const row = await persons().where('id', personIdOf(email)).first();
      return row && personOf(row);
    },

    search: async (text, limit) => {
      const { rows } = await trx.raw<{ rows: PersonRow[] }>(
        `select p.* from persons p where strpos(p.email, lower(:text)) > 0 or strpos(lower(p.name), lower(:text)) > 0
          order by p.email collate "C" limit :limit`,
        { text, limit },
      );
      return rows.map(personOf);
    },

    addUnlessKnown: async (person) => {
      const { id, email, name, language, createdAt } = person;
      let address = await personIdOf(email).first();
      if (!address) {
        if (await claim(email, id)) {
          await persons().insert({ id, email, name, language, created_at: createdAt });
          return person;
        }
        address = await personIdOf(email).first();
      }
      const known = address && (await lock(address.person_id));
      if (!known) throw new DomainError('account_leaving');
      return known;
    },

    deletionRequested: () => trx('persons').whereNotNull('leaving_since').orderBy('id').pluck('id'),

    change: async (id, changes) => {
      await persons().where({ id }).update(changes);
    },

    requestDeletion: async (id, at) => {
      await persons().where({ id }).update({ leaving_since: at });
    },

    changeEmail: async (id, email) => {
      if (!(await claim(email, id))) return false;
      await trx('sign_in_addresses').where({ person_id: id }).whereNot({ email }).delete();
      await persons().where({ id }).update({ email });
      return true;
    },
  };
}
