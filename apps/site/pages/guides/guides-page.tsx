import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import type { GuideIndex } from '../../content/guide-index.ts';
import { AllItems } from './all-items.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuideGrid } from './guide-grid.tsx';
import styles from './guides-page.module.css';
import { NextStep } from './next-step.tsx';

export function GuidesPage({ index: { guides, ...catalogue } }: { index: GuideIndex }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'Maintenance Guides' }]} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>Complete Home Maintenance Guide</h1>
          <p>
            Fifteen guides, based on the advice of manufacturers and safety authorities: what to do and how often, the
            warning signs, and what a visit costs.
          </p>
        </div>
        <ButtonLink className={styles.call ?? ''} to={paths.signIn} data-for="visitor">
          Get your own plan
        </ButtonLink>
      </header>
      {/* `dialog` sends nothing. The script is live/find-item.ts. */}
      <search>
        <form className={styles.find} method="dialog" data-find-item="">
          <TextField
            id="find-item"
            label="Find a guide or an item"
            hint={
              <>
                Kettles, irons, taps and mattresses are among the <Link to={paths.everyday}>everyday things</Link>.
              </>
            }
            type="search"
            name="words"
            autoComplete="off"
            enterKeyHint="search"
          />
          <p className={styles.found} role="status" data-found="" />
        </form>
      </search>
      <GuideGrid>
        {guides.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} heading="h2" />
        ))}
      </GuideGrid>
      <AllItems {...catalogue} />
      <NextStep title="See which of these your home needs">
        Answer nine short questions and see your first week. Free to start, no credit card required.
      </NextStep>
    </div>
  );
}
