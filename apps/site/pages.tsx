import type { ReactNode } from 'react';
import { paths } from '#apps/ui/paths.ts';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Policy, PolicySection } from '#core/languages/policy.ts';
import { accessibility } from '#words/site/accessibility.ts';
import { drawings } from '#words/site/drawings.ts';
import { everyday } from '#words/site/everyday.ts';
import { howWeChoose } from '#words/site/how-we-choose.ts';
import { legalNotice } from '#words/site/legal-notice.ts';
import { privacy } from '#words/site/privacy.ts';
import { slugs } from '#words/site/slugs.ts';
import { terms } from '#words/site/terms.ts';
import { bindUnits } from './build/bind-units.ts';
import { commonText } from './content/conditional-text.ts';
import type { GuideContent, GuideTask, Picture } from './content/guide-content.ts';
import {
  checklists,
  contentsWith,
  countryContents,
  countrySummaries,
  itemContents,
  itemSummaries,
  summaries,
} from './content/guide-data.ts';
import { questions } from './content/questions.ts';
import { plainText } from './content/rich-text.ts';
import { samplePassport } from './content/sample-passport.ts';
import { stripOf } from './content/strip-content.ts';
import type { PageContent } from './content/structured-data.ts';
import { CancelPage } from './pages/cancel/cancel-page.tsx';
import { ChecklistPage } from './pages/checklists/checklist-page.tsx';
import { FaqPage } from './pages/faq/faq-page.tsx';
import { GuidePage } from './pages/guides/guide-page.tsx';
import { GuidesPage } from './pages/guides/guides-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { ItemPage } from './pages/items/item-page.tsx';
import { PolicyPage } from './pages/policies/policy-page.tsx';
import { PricingPage } from './pages/pricing/pricing-page.tsx';
import { AllCountries } from './pages/rules/all-countries.tsx';
import { Country } from './pages/rules/country.tsx';
import { SamplePassportPage } from './pages/sample-passport/sample-passport-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';

type Page = {
  readonly path: string;
  readonly body: ReactNode;
  /** What its structured data contains, in addition to its metadata. Visitors can read all of it on the page. */
  readonly content?: PageContent;
  /** When its contents changed, if its metadata doesn't say so. */
  readonly modified?: IsoDate | undefined;
};

/** The addresses of drawings: of guides by slug, and of the parts that a task's steps name by the task's id. */
export type Pictures = {
  readonly art: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
  /** The files of the drawn steps, by the task's id. */
  readonly strips: ReadonlyMap<string, string>;
};

/** When an answer was last changed, for search engines. */
const faqUpdated: IsoDate = '2026-11-27';

/** Throws if the drawing has no text for those who don't see it. */
function pictureOf(name: string, file: string, texts: Readonly<Record<string, string>>): Picture {
  const text = texts[name];
  if (!text) throw new Error(`The drawing ${name} has no text`);
  return { file, text };
}

/** The guides that the home page shows. */
const teaserSlugs: readonly string[] = ['fridge', 'washing-machine', 'boiler'];

const withBoundUnits = <Value,>(value: Value): Value => JSON.parse(bindUnits(JSON.stringify(value)));

const withParts = (tasks: readonly GuideTask[], { parts, strips }: Pictures): readonly GuideTask[] =>
  tasks.map((task) => {
    const file = parts.get(task.id);
    const strip = stripOf(task.id, strips.get(task.id));
    return {
      ...task,
      ...(file && { picture: pictureOf(task.id, file, drawings.parts) }),
      ...(strip && { strip }),
    };
  });

/** The guides with their pictures; `rest` are the tasks that only users see. */
export function guidesWith(pictures: Pictures) {
  const { index, guides } = contentsWith((slug) => {
    const file = pictures.art.get(slug);
    if (!file) throw new Error(`The guide ${slug} has no drawing`);
    return pictureOf(slug, file, drawings.art);
  });
  return withBoundUnits({
    index,
    guides: guides.map(({ slug, content, rest }) => ({
      slug,
      content: { ...content, tasks: withParts(content.tasks, pictures) } satisfies GuideContent,
      rest: withParts(rest, pictures),
    })),
  });
}

const newest = (parts: readonly { readonly checkedOn: IsoDate }[]) =>
  parts
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);

const policyPage = (path: string, policy: Policy): Page => ({
  path,
  body: <PolicyPage policy={policy} />,
  modified: policy.changed?.date ?? policy.updated.date,
});

const everydaySections: readonly PolicySection[] = everyday.sections;

/** Every public page. `restOf` returns the address of a guide's tasks for users; absent if there are none. */
export function pagesWith(
  pictures: Pictures,
  restOf: (slug: GuideSlug) => string | undefined,
  sha256: (text: string) => Uint8Array,
): readonly Page[] {
  const { index, guides } = guidesWith(pictures);
  return [
    {
      path: paths.home,
      body: <HomePage guides={index.guides.filter(({ slug }) => teaserSlugs.includes(slug))} />,
      content: { sellsApp: true },
    },
    {
      path: paths.guides,
      body: <GuidesPage index={index} />,
      content: { list: summaries.map(({ title, slug }) => ({ name: title, path: slugs.guide(slug) })) },
      modified: newest(summaries),
    },
    ...guides.map(({ slug, content }) => ({
      path: slugs.guide(slug),
      body: <GuidePage content={content} rest={restOf(slug)} />,
      content: { tasks: content.tasks },
    })),
    ...checklists.map(({ season, checklist }) => ({
      path: slugs.checklist(season),
      body: <ChecklistPage season={season} checklist={checklist} />,
      content: {
        list: checklist.essentials.flatMap(({ tasks }) =>
          tasks.map(({ id, title, item }) => ({ name: title, path: `${slugs.item(item.slug)}#${id}` })),
        ),
      },
      modified: newest(itemSummaries),
    })),
    ...withBoundUnits(itemContents).map((item) => {
      const tasks = withParts(item.tasks, pictures);
      return { path: slugs.item(item.slug), body: <ItemPage item={{ ...item, tasks }} />, content: { tasks } };
    }),
    ...withBoundUnits(countryContents).map((country) => ({
      path: slugs.country(country.slug),
      body: <Country country={country} />,
    })),
    { path: paths.pricing, body: <PricingPage />, content: { sellsApp: true } },
    {
      path: paths.faq,
      body: <FaqPage />,
      content: {
        questions: questions.map(({ question, answer }) => ({ question, answer: commonText(answer) })),
      },
      modified: faqUpdated,
    },
    {
      ...policyPage(paths.everyday, everyday),
      content: {
        questions: everydaySections
          .filter(({ title }) => title.endsWith('?'))
          .map(({ title, blocks }) => ({ question: title, answer: plainText(String(blocks[0])) })),
      },
    },
    { path: paths.samplePassport, body: <SamplePassportPage passport={samplePassport(sha256)} /> },
    policyPage(paths.howWeChoose, howWeChoose),
    {
      path: paths.rules,
      body: <AllCountries countries={countrySummaries} />,
      content: { list: countrySummaries.map(({ slug, name }) => ({ name, path: slugs.country(slug) })) },
      modified: newest(countrySummaries),
    },
    policyPage(paths.privacy, privacy),
    policyPage(paths.terms, terms),
    { path: paths.cancel, body: <CancelPage /> },
    policyPage(paths.legal, legalNotice),
    policyPage(paths.accessibility, accessibility),
    { path: paths.signIn, body: <SignInPage /> },
  ];
}
