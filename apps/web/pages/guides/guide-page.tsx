import { guides } from 'virtual:guides';
import { useMatch } from 'react-router-dom';
import type { GuideSummary } from '../../content/guide-content.ts';
import { paths } from '../../paths.ts';
import { GuideHero } from './guide-hero.tsx';
import styles from './guide-page.module.css';
import { NextStep } from './next-step.tsx';
import { PageContents } from './page-contents.tsx';
import { Professionals } from './professionals.tsx';
import { RelatedGuides } from './related-guides.tsx';
import { Schedule } from './schedule.tsx';
import { useGuideContent } from './use-guide-content.ts';
import { WarningSigns } from './warning-signs.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** One guide; the router knows no address but those of the fifteen. */
export function GuidePage() {
  const slug = useMatch(paths.guide(':slug'))?.params.slug;
  const guide = guides.find((known) => known.slug === slug);
  if (!guide) throw new Error(`There is no guide ${slug}`);
  return <GuideArticle key={guide.slug} guide={guide} />;
}

function GuideArticle({ guide }: { guide: GuideSummary }) {
  const content = useGuideContent(guide.slug);
  return (
    <div className={styles.page}>
      <GuideHero guide={guide} />
      <div className={styles.columns}>
        <PageContents />
        <div className={styles.body}>
          <WhyItMatters paragraphs={content.introduction} tips={content.tips} />
          <WarningSigns signs={content.warningSigns} />
          <Schedule guide={guide} tasks={content.tasks} />
          <Professionals cards={content.professionals} />
          <NextStep title="Let somebody else remember it">
            Upkept puts these jobs into your weeks, with everything else that your home needs: about an hour a week,
            free to start.
          </NextStep>
        </div>
      </div>
      <RelatedGuides slugs={content.related} />
    </div>
  );
}
