import { appPaths, householdPaths, paths } from '#apps/ui/paths.ts';
import type { slugs } from '#words/site/slugs.ts';

/** Nothing on it can be used yet. */
const emptyTab = paths.settingsTab('notifications');

export const screensOfSettings: readonly string[] = [
  ...['account', 'preferences', 'custom-tasks', 'calendar'].map((tab) => paths.settingsTab(tab)),
  emptyTab,
];

/** The screens of a home, with every part that an address opens. The onboarding comes before it. */
export const screensOfHome: readonly string[] = householdPaths.flatMap((path): readonly string[] => {
  if (path === appPaths.onboarding) return [];
  if (path === appPaths.settings) return screensOfSettings;
  return path === appPaths.appliance ? [path, paths.applianceOf('fridge')] : [path];
});

export const screensBesideSettings = screensOfHome.filter((path) => !screensOfSettings.includes(path));

/** Those on which there is something to use. */
export const screensToUse = screensOfHome.filter((path) => path !== emptyTab);

/** The other pages of the app, to which mails, links and other companies lead. */
export const screensOfLinks: readonly string[] = Object.values(appPaths).filter(
  (path) => !householdPaths.includes(path),
);

/** Of the public pages that exist many times, one of each kind, by the addresses of a language. */
export const oneOfEachKind = ({ guide, item, country, checklist }: typeof slugs): readonly string[] => [
  guide('boiler'),
  item('plumbing-and-drains'),
  country('germany'),
  checklist('winter'),
];
