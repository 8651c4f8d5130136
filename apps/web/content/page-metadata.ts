import { paths } from '../paths.ts';
import { product } from './product.ts';

export type PageMetadata = {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Pages about one household, and pages of a moment, stay out of search engines. */
  readonly unlisted?: true;
};

const home: PageMetadata = {
  title: 'Never Worry About Home Maintenance Again',
  description:
    'Small weekly tasks, planned around your home, that prevent up to 80% of common repairs. Free to start, no credit card, set up in two minutes.',
};

const assistant = {
  title: 'Your AI home maintenance assistant',
  description:
    'A personal plan of small maintenance tasks for your home, a week at a time, with the steps and the reason for each.',
  unlisted: true,
} as const;

const table: Readonly<Record<string, PageMetadata>> = {
  [paths.home]: home,
  [paths.pricing]: {
    title: 'Pricing Plans',
    description: 'Start free, upgrade when you are ready. No hidden fees, cancel at any time.',
  },
  [paths.signIn]: {
    title: 'Log in or sign up',
    description:
      'Log in to get started with your home maintenance plan. We send you a link, so there is no password to remember.',
  },
  [paths.guides]: {
    title: 'Complete Home Maintenance Guide',
    description:
      'Everything Upkept looks after, room by room, from the fridge to the roof, and how many tasks each item has.',
  },
  [paths.verify]: { ...assistant, title: 'Signing you in' },
  [paths.onboarding]: { ...assistant, title: 'Tell us about your home' },
  [paths.dashboard]: { ...assistant, title: 'Your week' },
  [paths.settings]: { ...assistant, title: 'Settings' },
};

/** Unknown addresses get the home page's words, every guide those of the index (specification, section 2). */
export function metadataFor(pathname: string): PageMetadata {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path.startsWith(`${paths.guides}/`)) return table[paths.guides] ?? home;
  return table[path] ?? { ...home, unlisted: true };
}

export function documentTitle({ title }: PageMetadata): string {
  return `${title} | ${product.name}`;
}
