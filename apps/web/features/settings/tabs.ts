import { atLeast, type Role } from '#core/domain/people/membership.ts';
import { settings as words } from '#words/app/settings.ts';

/** The tabs of the settings page by their names in the address. The notifications tab has no button yet. */
const allTabs = [
  { name: 'account', label: words.account, least: 'viewer' },
  { name: 'preferences', label: words.preferences, least: 'member' },
  { name: 'custom-tasks', label: words.customTasks, least: 'member' },
  { name: 'calendar', label: words.calendar, least: 'viewer' },
] as const;

export const tabsFor = (role: Role) => allTabs.filter(({ least }) => atLeast(role, least));

export type TabName = (typeof allTabs)[number]['name'] | 'notifications';

export function tabFrom(name: string | null, role: Role): TabName {
  if (name === 'notifications') return name;
  return tabsFor(role).find((tab) => tab.name === name)?.name ?? 'account';
}
