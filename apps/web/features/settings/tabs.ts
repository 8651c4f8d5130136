import { atLeast, type Role } from '#core/domain/membership.ts';

/** The tabs of the settings page by their names in the address. The notifications tab has no button yet. */
const allTabs = [
  { name: 'account', label: 'Account', least: 'viewer' },
  { name: 'preferences', label: 'Task Preferences', least: 'member' },
  { name: 'custom-tasks', label: 'Custom Tasks', least: 'member' },
  { name: 'calendar', label: 'Calendar Integration', least: 'viewer' },
] as const;

export const tabsFor = (role: Role) => allTabs.filter(({ least }) => atLeast(role, least));

export type TabName = (typeof allTabs)[number]['name'] | 'notifications';

export function tabFrom(name: string | null, role: Role): TabName {
  if (name === 'notifications') return name;
  return tabsFor(role).find((tab) => tab.name === name)?.name ?? 'account';
}
