import { Marked } from '#apps/ui/content/marked.tsx';
import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { SourceText } from '#apps/ui/layout/source-list.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { format } from '#words/format.ts';
import { guides } from '#words/site/guides.ts';
import { navbar } from '#words/site/navbar.ts';
import { rules as words } from '#words/site/rules.ts';
import { slugs } from '#words/site/slugs.ts';
import type { CountryContent } from '../../content/rules-content.ts';
import { NextStep } from '../guides/next-step.tsx';
import styles from './rules-page.module.css';

/** The rules of one country, each with its source and the items that it concerns. */
export function Country({ country: { name, place, facts, others } }: { country: CountryContent }) {
  return (
    <Page
      above={
        <Breadcrumbs
          crumbs={[{ label: navbar.home, to: paths.home }, { label: words.crumb, to: paths.rules }, { label: name }]}
        />
      }
      title={words.title(place)}
      lede={words.lede}
    >
      <Stack gap={24} className={styles.body}>
        <div className={styles.facts}>
          {facts.map(({ topic, text, source, checked, items }) => (
            <section key={topic}>
              <h2>{topic}</h2>
              <p>{text}</p>
              <Muted as="p" breaks className={styles.source}>
                {words.source} <SourceText source={source} /> <ComparedWith checked={checked} />
              </Muted>
              <LinkList links={items.map((item) => ({ to: slugs.item(item.slug), text: item.name }))} />
            </section>
          ))}
        </div>
        <NextStep title={guides.nextTitle}>{words.next}</NextStep>
        <nav data-unprinted="" aria-labelledby="others-title">
          <h2 id="others-title">{words.others}</h2>
          <LinkList links={others.map((other) => ({ to: slugs.country(other.slug), text: other.name }))} />
        </nav>
      </Stack>
    </Page>
  );
}

/** Says how far the rule has been compared with its official text. */
function ComparedWith({ checked }: Pick<CountryContent['facts'][number], 'checked'>) {
  if (checked === 'never') return words.neverCompared;
  const { against, on } = checked;
  return <Marked text={words.compared[against](format.date(on))} show={(day) => <time dateTime={on}>{day}</time>} />;
}
