import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { SourceText } from '#apps/ui/layout/source-list.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { format } from '#words/format.ts';
import type { CountryContent } from '../../content/rules-content.ts';
import { NextStep } from '../guides/next-step.tsx';
import styles from './rules-page.module.css';

/** The rules of one country, each with its source and the items that it concerns. */
export function Country({ country: { name, place, facts, others } }: { country: CountryContent }) {
  return (
    <Page
      above={
        <Breadcrumbs
          crumbs={[{ label: 'Home', to: paths.home }, { label: 'Rules by country', to: paths.rules }, { label: name }]}
        />
      }
      title={`Home maintenance rules in ${place}`}
      lede="Who inspects what, how often, and whether it is the owner’s or the tenant’s job. A short summary, not legal advice: local rules may ask for more."
    >
      <div className={styles.body}>
        {facts.map(({ topic, text, source, checkedOn, items }) => (
          <section key={topic}>
            <h2>{topic}</h2>
            <p>{text}</p>
            <p className={styles.source}>
              Source: <SourceText source={source} />
              {checkedOn && (
                <>
                  , checked on <time dateTime={checkedOn}>{format.date(checkedOn)}</time>
                </>
              )}
            </p>
            <LinkList links={items.map((item) => ({ to: paths.item(item.slug), text: item.name }))} />
          </section>
        ))}
        <NextStep title="Let Upkept remember it">
          Upkept plans these jobs for your country, with everything else that your home needs. It takes about an hour a
          week and is free to start.
        </NextStep>
        <nav className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">Other countries</h2>
          <LinkList links={others.map((other) => ({ to: paths.rulesOf(other.slug), text: other.name }))} />
        </nav>
      </div>
    </Page>
  );
}
