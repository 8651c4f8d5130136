import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { navbar } from '#words/site/navbar.ts';
import { rules } from '#words/site/rules.ts';
import { slugs } from '#words/site/slugs.ts';
import type { CountrySummary } from '../../content/rules-content.ts';
import { NextStep } from '../guides/next-step.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './rules-page.module.css';

const { index: words } = rules;

/** The countries whose rules we know, and how to read them. */
export function AllCountries({ countries }: { countries: readonly CountrySummary[] }) {
  return (
    <Page
      above={<Breadcrumbs crumbs={[{ label: navbar.home, to: paths.home }, { label: rules.crumb }]} />}
      title={words.title}
      lede={words.lede}
    >
      <Stack gap={24} className={styles.body}>
        <p>{words.introduction}</p>
        <nav aria-labelledby="countries-title">
          <h2 id="countries-title">{words.countries}</h2>
          <LinkList links={countries.map(({ slug, name }) => ({ to: slugs.country(slug), text: name }))} />
        </nav>
        <section>
          <h2>{words.howToTitle}</h2>
          <p>
            <RichText text={words.howTo} />
          </p>
        </section>
        <NextStep title={words.nextTitle}>{words.next}</NextStep>
      </Stack>
    </Page>
  );
}
