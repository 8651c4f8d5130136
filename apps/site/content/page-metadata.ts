import { product } from '#apps/contract/product.ts';
import { appTitles } from '#apps/ui/app-titles.ts';
import { type AppPageName, appPaths, type PublicPageName, paths, publicPaths } from '#apps/ui/paths.ts';
import type { Guide } from '#core/catalogue/guides/guide.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import type { IsoDate } from '#core/domain/dates.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { checklistMonths } from './checklist-months.ts';
import { type ChecklistSeason, checklistSeasons } from './checklist-seasons.ts';
import type { ItemSummary } from './item-content.ts';
import type { CountrySummary } from './rules-content.ts';

type Breadcrumb = { readonly label: string /** Absent for the page itself. */; readonly url?: string };

/** Addresses start with a slash. */
export type PageMetadata = {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly url: string;
  /** The page that search engines should list instead, because it has the same texts. */
  readonly canonical?: string;
  /** The image that other sites show when the page is shared: 1200 by 630 pixels, drawn at build time. */
  readonly image: string;
  /** Custom properties of the house in that image, which show a part of it or a season. */
  readonly house?: Readonly<Record<string, string>>;
  readonly ogType: 'website' | 'article';
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly heroImage: string;
  readonly heroImageAlt: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** When its content was last checked, if the page says so. */
  readonly modified?: IsoDate;
  /** Keeps personal and temporary pages out of search engines. */
  readonly unlisted?: true;
};

type GuideMetadata = Pick<Guide, 'slug' | 'title' | 'description' | 'keywords' | 'checkedOn'>;

type PageTexts = Pick<PageMetadata, 'title' | 'description'> & Partial<PageMetadata>;

const maintenance = ['home maintenance', 'home maintenance schedule', 'preventive maintenance', 'household tasks'];
const homeCrumb: Breadcrumb = { label: 'Home', url: paths.home };
const homeImage = '/share/home.png';
/** For pages without a drawing of their own. */
const indexImage = '/share/maintenance.png';

/** For pages that search engines leave out. */
const unlisted = (title: string): PageTexts => ({
  title,
  description: `${title}: your AI home maintenance assistant keeps a personal plan of small tasks for your home, a week at a time.`,
  image: homeImage,
  heroImage: homeImage,
  unlisted: true,
});

const texts: Readonly<Record<PublicPageName, PageTexts>> = {
  home: {
    title: 'Never Worry About Home Maintenance Again',
    description:
      'Small weekly tasks, planned around your home, that prevent up to 80% of common repairs (*our estimate). Free to start, no credit card, set up in two minutes.',
    heroSubtitle: 'A weekly plan of small tasks that prevents up to 80% of common repairs.*',
    keywords: [...maintenance, 'home maintenance app', 'AI home maintenance assistant', 'maintenance reminders'],
  },
  guides: {
    title: 'Complete Home Maintenance Guide',
    description:
      'Fifteen guides, from the fridge to the boiler: what to do and how often, the warning signs, and when to call a professional.',
    heroSubtitle: 'What to do and how often, the warning signs, and when to call a professional.',
    keywords: [...maintenance, 'appliance maintenance', 'maintenance guide', 'maintenance checklist'],
    breadcrumbs: [homeCrumb, { label: 'Maintenance Guides' }],
  },
  pricing: {
    title: 'Pricing Plans',
    description:
      'Start free, upgrade when you are ready. No hidden fees, no credit card to begin with, and you can cancel anytime.',
    heroTitle: 'Choose Your Plan',
    heroSubtitle: 'Start free, upgrade when you are ready. No hidden fees, cancel anytime.',
    keywords: [...maintenance, 'home maintenance pricing', 'free home maintenance plan', 'premium'],
    breadcrumbs: [homeCrumb, { label: 'Pricing' }],
  },
  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Common questions, answered plainly: how your tasks are chosen, what’s free, how signing in works and what happens to your data.',
    heroSubtitle: 'How tasks are chosen, what’s free, and what happens to your data.',
    keywords: [...maintenance, 'home maintenance questions', 'FAQ'],
    breadcrumbs: [homeCrumb, { label: 'FAQ' }],
  },
  everyday: {
    title: 'Everyday Things: How Often to Clean Them',
    description:
      'How often to descale a kettle, an iron or a tap, wash cooker hood filters, turn a mattress and refill a water softener, with sources.',
    heroSubtitle: 'Kettle, iron, taps, cooker hood, mattress and water softener.',
    keywords: [
      ...maintenance,
      'how often descale kettle',
      'how often clean cooker hood filter',
      'how often turn mattress',
    ],
    breadcrumbs: [homeCrumb, { label: 'Everyday things' }],
  },
  samplePassport: {
    title: 'House Passport: a Sample',
    description:
      'A sample of the record that a home can hand to a buyer or a landlord: equipment, maintenance, repairs, costs and a checksum against changes.',
    heroSubtitle: 'The record of a home, for a buyer, a landlord or an insurer.',
    keywords: [...maintenance, 'house passport', 'home maintenance log', 'home maintenance record'],
    breadcrumbs: [homeCrumb, { label: 'A sample house passport' }],
  },
  howWeChoose: {
    title: 'How We Choose Tasks',
    description:
      'Where our maintenance tasks come from, how we check them against their sources, and how to read the figures that we quote.',
    heroSubtitle: 'Where our tasks come from, and how we check them.',
    keywords: [...maintenance, 'home maintenance sources', 'maintenance intervals'],
    breadcrumbs: [homeCrumb, { label: 'How we choose tasks' }],
  },
  rules: {
    title: 'Home Maintenance Rules by Country',
    description:
      'Who inspects boilers, chimneys, alarms and wiring, how often, and whether owner or tenant: rules of twenty countries with their sources.',
    heroSubtitle: 'Who inspects what, how often, and whether it is the owner’s or the tenant’s job.',
    keywords: [...maintenance, 'landlord responsibilities', 'tenant responsibilities', 'boiler inspection law'],
    image: indexImage,
    heroImage: indexImage,
    breadcrumbs: [homeCrumb, { label: 'Rules by country' }],
  },
  signIn: {
    title: 'Log in or sign up',
    description:
      'Log in to get started with your home maintenance plan. We send you a link, so there is no password to remember.',
    heroTitle: `Welcome to ${product.name}`,
    heroSubtitle: 'We send you a link, so there is no password to remember.',
    keywords: [...maintenance, 'log in', 'sign up'],
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${product.name} stores about you and your home, why, for how long, who else receives it, and how you export or delete it.`,
    heroSubtitle: 'What is stored, why, for how long, and how you export or delete it.',
    keywords: ['privacy policy', 'data protection', product.name],
    breadcrumbs: [homeCrumb, { label: 'Privacy Policy' }],
  },
  terms: {
    title: 'Terms of Service',
    description: `What ${product.name} promises you and asks of you: the free plan, Premium and how to cancel it, and the limits of its advice.`,
    heroSubtitle: 'What we promise you, and what we ask of you.',
    keywords: ['terms of service', 'terms and conditions', product.name],
    breadcrumbs: [homeCrumb, { label: 'Terms of Service' }],
  },
  cancel: {
    title: 'Cancel or Withdraw',
    description: `Cancel ${product.name} Premium, or withdraw from the contract within 14 days of buying. It works without signing in.`,
    heroSubtitle: 'End your contract here, with or without signing in.',
    keywords: ['cancel subscription', 'withdraw from contract', product.name],
  },
  legal: {
    title: 'Legal Notice',
    description: `Who runs ${product.name} and answers for it, how to reach us, who hosts the site, and where its source code is.`,
    heroSubtitle: 'Who runs this site and answers for it.',
    keywords: ['legal notice', 'imprint', product.name],
    breadcrumbs: [homeCrumb, { label: 'Legal Notice' }],
  },
  accessibility: {
    title: 'Accessibility Statement',
    description: `How accessible ${product.name} is, what was tested and how, what is still missing, and how to complain.`,
    heroSubtitle: 'What was tested, what is missing, and how to tell us.',
    keywords: ['accessibility statement', 'WCAG', product.name],
    breadcrumbs: [homeCrumb, { label: 'Accessibility Statement' }],
  },
};

/** Fills in what a page's texts leave out. Its share image is named after the last part of its address. */
function complete(url: string, texts: PageTexts): PageMetadata {
  const image = url === paths.home ? homeImage : `/share/${url.split('/').at(-1)}.png`;
  return {
    keywords: maintenance,
    url,
    image,
    ogType: 'website',
    heroTitle: texts.title,
    heroSubtitle: texts.description,
    heroImage: image,
    heroImageAlt: `${product.name}: ${texts.heroTitle ?? texts.title}`,
    breadcrumbs: [],
    ...texts,
  };
}

const metadataOf = (name: PublicPageName) => complete(publicPaths[name], texts[name]);
const appPage = (name: AppPageName) => complete(appPaths[name], unlisted(appTitles[name]));

function guidePage({ slug, title, description, keywords, checkedOn }: GuideMetadata): PageMetadata {
  return complete(paths.guide(slug), {
    title: `How to Maintain Your ${title}: Complete Guide`,
    description,
    keywords,
    ogType: 'article',
    modified: checkedOn,
    heroTitle: `How to Maintain Your ${title}`,
    heroImageAlt: `Drawing: ${title}`,
    breadcrumbs: [homeCrumb, { label: 'Maintenance Guides', url: paths.guides }, { label: `${title} Maintenance` }],
  });
}

/** What others call an item, where they search by another word. */
const otherNames: Readonly<Record<string, readonly string[]>> = { 'fire-stove': ['range cooker'], rv: ['motorhome'] };

/** An item whose texts are in a guide leaves the search results to it, and has its share image. */
function itemPage({ name, slug, taskCount, part, example, guide, checkedOn }: ItemSummary): PageMetadata {
  const image = guide && `/share/${guide}.png`;
  return complete(paths.item(slug), {
    title: `${name} Maintenance: How Often and How`,
    description: `${[name, ...(otherNames[slug] ?? [])].join(' or ')}: ${pluralise(taskCount, 'maintenance task')}, such as “${example}”. How often, how long and how to do it safely.`,
    keywords: [`${name.toLowerCase()} maintenance`, `${name.toLowerCase()} maintenance checklist`, ...maintenance],
    heroTitle: `${name} maintenance`,
    heroSubtitle: 'How often, how long, and how to do it safely.',
    ...(image && { image, heroImage: image }),
    ...(part !== 'whole' && { house: { elsewhere: '0.16', [part]: '1' } }),
    ogType: 'article',
    modified: checkedOn,
    ...(guide && { canonical: paths.guide(guide) }),
    breadcrumbs: [homeCrumb, { label: 'Maintenance Guides', url: paths.guides }, { label: name }],
  });
}

function countryPage({ name, place, slug, factCount, checkedOn }: CountrySummary): PageMetadata {
  return complete(paths.rulesOf(slug), {
    title: `Home Maintenance Rules in ${place}`,
    description: `Home rules in ${place}: who inspects what, how often, and whether it is the owner or the tenant. ${factCount} rules with their sources.`,
    keywords: [`landlord responsibilities ${place}`, `home inspection law ${place}`, ...maintenance],
    image: indexImage,
    heroImage: indexImage,
    ogType: 'article',
    modified: checkedOn,
    breadcrumbs: [homeCrumb, { label: 'Rules by country', url: paths.rules }, { label: name }],
  });
}

/** The sky, the leaves and the roof of the house. */
const seasonColours: Readonly<Record<ChecklistSeason, Readonly<Record<string, string>>>> = {
  spring: { leaves: 'var(--terracotta-soft)' },
  summer: { air: 'var(--honey-soft)' },
  autumn: { leaves: 'var(--honey)', air: 'var(--terracotta-soft)' },
  winter: { leaves: 'var(--card)', air: 'var(--sky)', tiles: 'var(--card)' },
};

function checklistPage(season: ChecklistSeason): PageMetadata {
  const name = capitalise(season);
  return complete(paths.checklist(season), {
    title: `${name} Home Maintenance Checklist`,
    description: `A ${season} checklist to print, room by room: what to do at home from ${checklistMonths(season)}.`,
    heroSubtitle: 'Room by room, to print and to tick off.',
    house: seasonColours[season],
    keywords: [`${season} home maintenance checklist`, `${season} maintenance`, ...maintenance],
    breadcrumbs: [homeCrumb, { label: 'Maintenance Guides', url: paths.guides }, { label: `${name} checklist` }],
  });
}

type Families = {
  readonly guides: readonly GuideMetadata[];
  readonly items: readonly ItemSummary[];
  readonly countries: readonly CountrySummary[];
};

/** Returns the metadata of any address: an unknown one gets the home page's, an unknown guide the guide index's. */
export function makeMetadata({ guides, items, countries }: Families): (pathname: string) => PageMetadata {
  const pages = [
    ...(Object.keys(publicPaths) as PublicPageName[]).map(metadataOf),
    ...(Object.keys(appPaths) as AppPageName[]).map(appPage),
    ...guides.map(guidePage),
    ...checklistSeasons.map(checklistPage),
    ...items.map(itemPage),
    ...countries.map(countryPage),
  ];
  const table = new Map(pages.map((page) => [page.url, page]));
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const known = table.get(path);
    if (known) return known;
    return { ...metadataOf(path.startsWith(`${paths.guides}/`) ? 'guides' : 'home'), unlisted: true };
  };
}

export function documentTitle({ title }: PageMetadata): string {
  return `${title} | ${product.name}`;
}
