import { dueAtOnce } from '#core/domain/home-assistant/link.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { HomeAssistantStore } from '#core/ports/home-assistant-store.ts';
import { keyOf, type Tables } from './database.ts';

const theOnly = 'installation';

export function makeHomeAssistantStore({
  memberships,
  homeAssistantLinks: links,
  homeAssistantRetired: retired,
  homeAssistantInstallation: installation,
}: Tables): HomeAssistantStore {
  return {
    find: async (householdId) => links.get(householdId),
    findByDevice: async ({ deviceId, secret }) =>
      [...links.values()].find((link) => link.deviceId === deviceId && link.secret === secret),
    due: async (by) =>
      [...links.values()]
        .filter(({ dueAt }) => dueAt <= by)
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .map(({ householdId }) => householdId),
    add: async (link) => {
      const { householdId, personId } = link;
      if (!memberships.has(keyOf(householdId, personId))) throw new Error('a link needs a membership');
      if (links.has(householdId)) throw new Error('a home has one link');
      links.set(householdId, link);
    },
    save: async ({ householdId, dueAt, meters }) => {
      const known = links.get(householdId);
      if (known) links.set(householdId, { ...known, dueAt, meters });
    },
    makeDue: async (householdIds) => {
      const marked = [...householdIds].sort(compareText).flatMap((id) => {
        const link = links.get(id);
        return link && link.dueAt > dueAtOnce ? [link] : [];
      });
      for (const link of marked) links.set(link.householdId, { ...link, dueAt: dueAtOnce });
      return marked.map(({ householdId, personId }) => ({ householdId, personId }));
    },
    retire: async (householdId, personId) => {
      const link = links.get(householdId);
      if (!link || (personId !== undefined && link.personId !== personId)) return false;
      links.delete(householdId);
      retired.set(link.deviceId, { deviceId: link.deviceId });
      return true;
    },
    retired: async () => [...retired.keys()].sort(compareText),
    forget: async (deviceId) => {
      retired.delete(deviceId);
    },
    installationId: async () => {
      const known = installation.get(theOnly) ?? { id: '00000000-0000-4000-8000-000000000821' };
      installation.set(theOnly, known);
      return known.id;
    },
    takeLease: async ({ holder, now, until }) => {
      const known = installation.get(theOnly);
      if (!known || (known.lease && known.lease.holder !== holder && known.lease.until > now)) return false;
      installation.set(theOnly, { ...known, lease: { holder, until } });
      return true;
    },
    endLease: async (holder) => {
      const known = installation.get(theOnly);
      if (known?.lease?.holder === holder) installation.set(theOnly, { id: known.id });
    },
  };
}
