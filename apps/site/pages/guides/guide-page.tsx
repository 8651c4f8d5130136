import { SourcesForReader } from '#apps/ui/content/sources-for-reader.tsx';
import { PageContents } from '#apps/ui/layout/page-contents.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import type { SourcesFor } from '#core/domain/care/sources-for.ts';
import { guides as words } from '#words/site/guides.ts';
import type { GuideCard as Guide, GuideContent } from '../../content/guide-content.ts';
import { Later } from '../later.tsx';
import { RichText } from '../rich-text.tsx';
import { TryPlan } from '../try-plan/try-plan.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuideGrid } from './guide-grid.tsx';
import { GuideHero } from './guide-hero.tsx';
import styles from './guide-page.module.css';
import { Law } from './law.tsx';
import { NextStep } from './next-step.tsx';
import { Professionals } from './professionals.tsx';
import { RemindMe } from './remind-me.tsx';
import { Schedule } from './schedule.tsx';
import { Section } from './section.tsx';
import { sections, sectionsOf } from './sections.ts';
import { WarningSigns } from './warning-signs.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

type Props = {
  content: GuideContent;
  /** The address of the tasks that only users see: live/rest-of-guide.ts. */
  rest: string | undefined;
};

export function GuidePage({ content, rest }: Props) {
  const { ifYouRent, law, checkedOn } = content;
  return (
    <div className={styles.page}>
      <GuideHero content={content} />
      <div className={styles.columns}>
        <PageContents parts={sectionsOf(content)} />
        <div className={styles.body}>
          {law && <Law law={law} />}
          <WhyItMatters paragraphs={content.introduction} tips={content.tips} />
          <WarningSigns signs={content.warningSigns} burnsGas={content.burnsGas ?? false} />
          <Later className={styles.body}>
            <Schedule content={content} rest={rest} />
            <TryPlan also={content.features}>{words.tryIt(content.guide.title)}</TryPlan>
            {ifYouRent && <Section {...sections.rent} lede={ifYouRent} />}
            <Professionals cards={content.professionals} year={checkedOn.slice(0, 4)} />
            <RemindMe guide={content.guide.slug} />
            <GuideSources sources={content.sources} />
            <NextStep title={words.nextTitle}>{words.next}</NextStep>
          </Later>
        </div>
      </div>
      <Later>
        <RelatedGuides guides={content.related} />
      </Later>
    </div>
  );
}

function RelatedGuides({ guides }: { guides: readonly Guide[] }) {
  return (
    <Section {...sections.related} className={styles.related}>
      <GuideGrid>
        {guides.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} heading="h3" />
        ))}
      </GuideGrid>
    </Section>
  );
}

/** The sources of figures outside the tasks and the law, which name their own. */
function GuideSources({ sources }: { sources: SourcesFor }) {
  return (
    <Stack as="section" gap={10} className={styles.sources} id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{words.sourcesTitle}</h2>
      <SourcesForReader {...sources} />
      <p>
        <RichText text={words.sources} />
      </p>
    </Stack>
  );
}
