import type { Membership } from '#core/domain/people/membership.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { MembershipStore } from '#core/ports/membership-store.ts';
import { keyOf, type Tables } from './database.ts';
import { makeWebhookStore } from './webhook-store.ts';

const byJoining = (one: Membership, other: Membership): number =>
  one.joinedAt.getTime() - other.joinedAt.getTime() ||
  compareText(one.personId, other.personId) ||
  compareText(one.householdId, other.householdId);

export function makeMembershipStore(tables: Tables): MembershipStore {
  const {
    apiTokens,
    calendarFeeds,
    calendarVisits,
    connectedApps,
    homeAssistantLinks,
    households,
    invitations,
    memberships,
    persons,
    summarySchedules,
    tasks,
    workPreferences,
  } = tables;
  const webhooks = makeWebhookStore(tables);
  return {
    find: async (householdId, personId) => memberships.get(keyOf(householdId, personId)),
    list: async (householdId) =>
      [...memberships.values()]
        .filter((membership) => membership.householdId === householdId)
        .sort(byJoining)
        .flatMap((membership) => {
          const person = persons.get(membership.personId);
          return person ? { ...membership, person } : [];
        }),
    homesOf: async (personId) =>
      [...memberships.values()]
        .filter((membership) => membership.personId === personId)
        .sort(byJoining)
        .flatMap((membership) => {
          const household = households.get(membership.householdId);
          return household ? { ...membership, household } : [];
        }),
    possibleAssignees: async (householdId) =>
      [...memberships.values()]
        .filter((membership) => membership.householdId === householdId)
        .sort(byJoining)
        .map(({ personId, role, joinedAt }) => {
          const { days, avoids = [], absences = [] } = workPreferences.get(keyOf(householdId, personId)) ?? {};
          return { personId, role, joinedAt, avoids, absences, ...(days && { days }) };
        }),
    savePreferences: async (householdId, personId, preferences) => {
      if (!memberships.has(keyOf(householdId, personId))) return;
      workPreferences.set(keyOf(householdId, personId), { ...preferences, householdId, personId });
    },
    add: async (membership) => {
      const key = keyOf(membership.householdId, membership.personId);
      if (!households.has(membership.householdId)) throw new Error('a membership needs a household');
      if (memberships.has(key)) throw new Error('a person is in a home once');
      memberships.set(key, membership);
    },
    setRole: async (householdId, personId, role) => {
      const key = keyOf(householdId, personId);
      const membership = memberships.get(key);
      if (membership) memberships.set(key, { ...membership, role });
    },
    delete: async (householdId, personId) => {
      memberships.delete(keyOf(householdId, personId));
      summarySchedules.delete(keyOf(householdId, personId));
      calendarFeeds.delete(keyOf(householdId, personId));
      workPreferences.delete(keyOf(householdId, personId));
      for (const [key, { assignedTo, ...task }] of tasks) {
        if (task.householdId === householdId && assignedTo === personId) tasks.set(key, task);
      }
      for (const [key, visit] of calendarVisits) {
        if (visit.householdId === householdId && visit.personId === personId) calendarVisits.delete(key);
      }
      for (const programs of [apiTokens, connectedApps]) {
        for (const [key, program] of programs) {
          if (program.householdId === householdId && program.personId === personId) programs.delete(key);
        }
      }
      for (const [key, invitation] of invitations) {
        if (invitation.householdId === householdId && invitation.inviterId === personId) invitations.delete(key);
      }
      if (homeAssistantLinks.get(householdId)?.personId === personId) homeAssistantLinks.delete(householdId);
      for (const webhook of await webhooks.list(householdId, personId)) await webhooks.delete(webhook);
    },
  };
}
