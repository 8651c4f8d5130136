import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { makeSessionTokens } from '#adapters/jose/session-tokens.ts';
import { makeHouseholdStore } from '#adapters/knex/household-store.ts';
import { makeMembershipStore } from '#adapters/knex/membership-store.ts';
import { makePersonStore } from '#adapters/knex/person-store.ts';
import { makeSessionStore } from '#adapters/knex/session-store.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { sessionEndsAt } from '#core/domain/access/sign-in.ts';
import { newHousehold } from '#core/domain/home/household.ts';
import { newPerson } from '#core/domain/people/person.ts';
import type { Clock } from '#core/ports/clock.ts';

type Deps = {
  readonly knex: Knex;
  /** The server's `APP_SECRET`. */
  readonly appSecret: string;
  readonly clock: Clock;
};

/**
 * Returns a function that signs an address in without sending mail: it saves a session, and a new person with a home if
 * the address has none, and returns the session's token.
 */
export function makeSessionSeeder({ knex, appSecret, clock }: Deps): (email: string) => Promise<string> {
  const tokens = makeSessionTokens({ secret: deriveKeys(appSecret).sessions, now: clock.now });
  return async (email) => {
    const now = clock.now();
    const session = await knex.transaction(async (trx) => {
      const created = newPerson({ id: randomUUID(), email: email.toLowerCase(), createdAt: now });
      const person = await makePersonStore(trx).addUnlessKnown(created);
      const homes = makeMembershipStore(trx, towns);
      const [first] = await homes.homesOf(person.id);
      const homeId = first?.householdId ?? randomUUID();
      if (!first) {
        await makeHouseholdStore(trx, towns).add(newHousehold(homeId, now));
        await homes.add({ householdId: homeId, personId: person.id, role: 'owner', joinedAt: now });
      }
      const added = { personId: person.id, id: randomUUID(), createdAt: now, lastSeenAt: now, homeId };
      await makeSessionStore(trx).add(added);
      return added;
    });
    return tokens.issue({ personId: session.personId, sessionId: session.id }, sessionEndsAt(session));
  };
}
