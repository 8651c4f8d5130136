import { LinkList } from '#apps/ui/layout/link-list.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import type { CountrySummary } from '../../content/rules-content.ts';
import { NextStep } from '../guides/next-step.tsx';
import styles from './rules-page.module.css';

/** The countries whose rules we know, and how to read them. */
export function AllCountries({ countries }: { countries: readonly CountrySummary[] }) {
  return (
    <Page
      above={<Breadcrumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'Rules by country' }]} />}
      title="Home maintenance rules by country"
      lede="Who inspects what, how often, and whether it is the owner’s or the tenant’s job."
    >
      <div className={styles.body}>
        <p>
          Most care of a home is good sense, and the same everywhere. Some of it is law: the yearly service of a gas
          boiler, the chimney sweep’s visit, the alarm that a landlord has to fit. These rules end at the border, and in
          federal countries at that of a state or canton.
        </p>
        <nav aria-labelledby="countries-title">
          <h2 id="countries-title">Twenty countries</h2>
          <LinkList links={countries.map(({ slug, name }) => ({ to: paths.rulesOf(slug), text: name }))} />
        </nav>
        <section>
          <h2>How to read them</h2>
          <p>
            Each rule names its source. Those with a date were compared with a published page on that day; the others
            rest on the law that they name. They are short summaries and not legal advice, and your lease, insurer or
            municipality may ask for more. <Link to={paths.howWeChoose}>How we choose tasks</Link>
          </p>
        </section>
        <NextStep title="Get a plan that knows your country">
          Once Upkept knows where you live, each task shows the rule that concerns it. It takes about an hour a week and
          is free to start.
        </NextStep>
      </div>
    </Page>
  );
}
