/** The tabs of the settings page by their names in the address. The notifications tab has no button yet. */
export const tabs = [
  { name: 'account', label: 'Account' },
  { name: 'preferences', label: 'Task Preferences' },
  { name: 'custom-tasks', label: 'Custom Tasks' },
  { name: 'calendar', label: 'Calendar Integration' },
] as const;

export type TabName = (typeof tabs)[number]['name'] | 'notifications';

export function tabFrom(name: string | null): TabName {
  if (name === 'notifications') return name;
  return tabs.find((tab) => tab.name === name)?.name ?? 'account';
}
