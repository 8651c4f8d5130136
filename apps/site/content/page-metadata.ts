import { product } from '#apps/contract/product.ts';
import { type AppPageName, appPaths, type PublicPageName, paths, publicPaths } from '#apps/ui/paths.ts';
import type { Guide } from '#core/catalogue/guides/guide.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { addresses as english } from '#core/languages/en/site/addresses.ts';
import { titles } from '#words/app/titles.ts';
import { language } from '#words/language.ts';
import { checklists } from '#words/site/checklists.ts';
import { guides as guideTexts } from '#words/site/guides.ts';
import { metadata as words } from '#words/site/metadata.ts';
import { navbar } from '#words/site/navbar.ts';
import { pages } from '#words/site/pages.ts';
import { pricing } from '#words/site/pricing.ts';
import { rules } from '#words/site/rules.ts';
import { slugs } from '#words/site/slugs.ts';
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

const { maintenance } = words;
const homeCrumb: Breadcrumb = { label: navbar.home, url: paths.home };
const guidesCrumb: Breadcrumb = { label: guideTexts.crumb, url: paths.guides };
/** English has the addresses that it had alone. */
const imageOf = (name: string) => `/share/${language.code === 'en' ? '' : `${language.code}/`}${name}.png`;
const homeImage = imageOf('home');
/** For pages without a drawing of their own. */
const indexImage = imageOf('maintenance');

/** For pages that search engines leave out. */
const unlisted = (title: string): PageTexts => ({
  title,
  description: pages.app(title),
  image: homeImage,
  heroImage: homeImage,
  unlisted: true,
});

const below = (label: string): Pick<PageTexts, 'breadcrumbs'> => ({ breadcrumbs: [homeCrumb, { label }] });
const alone: Pick<PageTexts, 'breadcrumbs'> = { breadcrumbs: [] };

/** What the pages have that aren't just below the home page, with their title or short title. */
const exceptions: Partial<Record<PublicPageName, Partial<PageMetadata>>> = {
  home: alone,
  guides: below(guideTexts.crumb),
  pricing: below(pricing.crumb),
  faq: below(pages.faq.crumb),
  rules: { image: indexImage, heroImage: indexImage, ...below(rules.crumb) },
  signIn: alone,
  cancel: alone,
};

function textsOf(name: PublicPageName): PageTexts {
  const { crumb, ...texts }: PageTexts & { readonly crumb?: string } = words[name];
  return { ...texts, ...below(crumb ?? texts.title), ...exceptions[name] };
}

/** Fills in what a page's texts leave out. `name` is that of its share image. */
function complete(url: string, name: string, texts: PageTexts): PageMetadata {
  const image = imageOf(name);
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

/** The last part of a page's English address. */
const nameOf = (name: PublicPageName) => english[name].slice(1) || 'home';

const metadataOf = (name: PublicPageName) => complete(publicPaths[name], nameOf(name), textsOf(name));
const appPage = (name: AppPageName) => complete(appPaths[name], 'home', unlisted(titles[name]));

function guidePage({ slug, title, description, keywords, checkedOn }: GuideMetadata): PageMetadata {
  return complete(slugs.guide(slug), slug, {
    title: words.guide.title(title),
    description,
    keywords,
    ogType: 'article',
    modified: checkedOn,
    heroTitle: words.guide.heroTitle(title),
    heroImageAlt: words.guide.drawing(title),
    breadcrumbs: [homeCrumb, guidesCrumb, { label: guideTexts.ofGuide(title) }],
  });
}

const otherNames: Readonly<Record<string, string>> = words.item.otherNames;

/** An item whose texts are in a guide leaves the search results to it, and has its share image. */
function itemPage({ name, slug, taskCount, part, example, guide, checkedOn }: ItemSummary): PageMetadata {
  const image = guide && imageOf(guide);
  const { item } = words;
  const otherName = otherNames[slug];
  return complete(slugs.item(slug), slug, {
    title: item.title(name),
    description: item.description(otherName ? [name, otherName] : [name], taskCount, example),
    keywords: [item.maintenance(name), item.checklist(name), ...maintenance],
    heroTitle: item.heroTitle(name),
    heroSubtitle: item.heroSubtitle,
    ...(image && { image, heroImage: image }),
    ...(part !== 'whole' && { house: { elsewhere: '0.16', [part]: '1' } }),
    ogType: 'article',
    modified: checkedOn,
    ...(guide && { canonical: slugs.guide(guide) }),
    breadcrumbs: [homeCrumb, guidesCrumb, { label: name }],
  });
}

function countryPage({ name, place, slug, factCount, checkedOn }: CountrySummary): PageMetadata {
  const { country } = words;
  return complete(slugs.country(slug), slug, {
    title: country.title(place),
    description: country.description(place, factCount),
    keywords: [country.landlord(place), country.law(place), ...maintenance],
    image: indexImage,
    heroImage: indexImage,
    ogType: 'article',
    modified: checkedOn,
    breadcrumbs: [homeCrumb, { label: rules.crumb, url: paths.rules }, { label: name }],
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
  const { name, link } = checklists.seasons[season];
  const { checklist } = words;
  return complete(slugs.checklist(season), season, {
    title: checklist.title(name),
    description: checklist.description(name, checklistMonths(season)),
    heroSubtitle: checklist.heroSubtitle,
    house: seasonColours[season],
    keywords: [checklist.list(name), checklist.maintenance(name), ...maintenance],
    breadcrumbs: [homeCrumb, guidesCrumb, { label: link }],
  });
}

type Families = {
  readonly guides: readonly GuideMetadata[];
  readonly items: readonly ItemSummary[];
  readonly countries: readonly CountrySummary[];
};

/** Returns the metadata of any address: an unknown one gets the home page's, an unknown guide the guide index's. */
export function makeMetadata({ guides, items, countries }: Families): (pathname: string) => PageMetadata {
  const all = [
    ...(Object.keys(publicPaths) as PublicPageName[]).map(metadataOf),
    ...(Object.keys(appPaths) as AppPageName[]).map(appPage),
    ...guides.map(guidePage),
    ...checklistSeasons.map(checklistPage),
    ...items.map(itemPage),
    ...countries.map(countryPage),
  ];
  const table = new Map(all.map((page) => [page.url, page]));
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const known = table.get(path);
    if (known) return known;
    return { ...metadataOf(path.startsWith(`${paths.guides}/`) ? 'guides' : 'home'), unlisted: true };
  };
}

/** Search engines cut longer titles off. */
const longestTitle = 65;

export function documentTitle({ title }: PageMetadata): string {
  const named = `${title} | ${product.name}`;
  return named.length > longestTitle ? title : named;
}
