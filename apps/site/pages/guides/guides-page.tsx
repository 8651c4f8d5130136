import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { guides as words } from '#words/site/guides.ts';
import { navbar } from '#words/site/navbar.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import { RichText } from '../rich-text.tsx';
import { AllItems } from './all-items.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuideGrid } from './guide-grid.tsx';
import styles from './guides-page.module.css';
import { NextStep } from './next-step.tsx';

export function GuidesPage({ index: { guides, ...catalogue } }: { index: GuideIndex }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: navbar.home, to: paths.home }, { label: words.crumb }]} />
      <Stack as="header" gap={24} align="start" className={styles.head}>
        <Stack gap={16} className={styles.words}>
          <h1>{words.index.title}</h1>
          <p>{words.index.lede}</p>
        </Stack>
        <ButtonLink className={styles.call ?? ''} to={paths.signIn} data-for="visitor">
          {words.index.ownPlan}
        </ButtonLink>
      </Stack>
      {/* `dialog` sends nothing. The script is live/find-item.ts. */}
      <search>
        <Stack as="form" gap={8} className={styles.find} method="dialog" data-find-item="">
          <TextField
            id="find-item"
            label={words.index.find}
            hint={<RichText text={words.index.everyday} />}
            type="search"
            name="words"
            autoComplete="off"
            enterKeyHint="search"
          />
          <Muted as="p" className={styles.found} role="status" data-found="" />
        </Stack>
      </search>
      <GuideGrid>
        {guides.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} heading="h2" />
        ))}
      </GuideGrid>
      <AllItems {...catalogue} />
      <NextStep title={words.index.nextTitle}>{words.index.next}</NextStep>
    </div>
  );
}
