import { DomainError } from '../domain/errors.ts';
import { atLeast } from '../domain/people/membership.ts';
import type { Person } from '../domain/people/person.ts';
import { expectLinkActs } from '../domain/summary/schedule.ts';
import { actionMailedAt } from '../domain/summary/tokens.ts';
import { personMeant } from '../ports/membership-store.ts';
import type { SummaryAction } from '../ports/summary-tokens.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * The person whose summary contains a link that acts. Throws `summary_link_expired` if it was mailed to an earlier
 * address, and if the person may no longer change the home.
 */
export const makeReaderOfLink =
  () =>
  async (stores: Stores, link: SummaryAction & { readonly expiresAt: Date }): Promise<Person> => {
    const members = await stores.memberships.list(link.householdId);
    const own = await personMeant(stores.memberships, link);
    const member = members.find((each) => each.personId === own?.personId);
    if (!member || !atLeast(member.role, 'member')) throw new DomainError('summary_link_expired');
    const schedule = await stores.summarySchedules.find(link.householdId, member.personId);
    expectLinkActs(schedule, actionMailedAt(link.expiresAt));
    return member.person;
  };
