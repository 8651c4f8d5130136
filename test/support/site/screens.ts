import { appPaths } from '#apps/ui/paths.ts';
import type { slugs } from '#words/site/slugs.ts';

/** The pages of the app as their readers find them, with every part that an address opens. */
export const screens: readonly string[] = [
  ...Object.values(appPaths).filter((path) => path !== appPaths.onboarding),
  `${appPaths.appliance}?item=fridge`,
  ...['preferences', 'custom-tasks', 'calendar', 'notifications'].map((tab) => `${appPaths.settings}?tab=${tab}`),
];

/** Of the public pages that exist many times, one of each kind, by the addresses of a language. */
export const oneOfEachKind = ({ guide, item, country, checklist }: typeof slugs): readonly string[] => [
  guide('boiler'),
  item('plumbing-and-drains'),
  country('germany'),
  checklist('winter'),
];
