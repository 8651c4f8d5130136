import { guides } from 'virtual:guides';
import { useLocation } from 'react-router-dom';
import type { GuideSummary } from '../../content/guide-content.ts';
import { paths } from '../../paths.ts';
import { GuideHero } from './guide-hero.tsx';
import styles from './guide-page.module.css';
import { NextStep } from './next-step.tsx';
import { PageContents } from './page-contents.tsx';
import { Professionals } from './professionals.tsx';
import { RelatedGuides } from './related-guides.tsx';
import { Schedule } from './schedule.tsx';
import { preloadGuide, useGuideContent } from './use-guide-content.ts';
import { WarningSigns } from './warning-signs.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

const guideAt = (pathname: string) => guides.find(({ slug }) => paths.guide(slug) === pathname);

export async function preload(pathname: string): Promise<void> {
  const guide = guideAt(pathname);
  if (guide) await preloadGuide(guide.slug);
}

/** One guide; the router knows no address but those of the fifteen. */
export function GuidePage() {
  const { pathname } = useLocation();
  const guide = guideAt(pathname);
  if (!guide) throw new Error(`There is no guide at ${pathname}`);
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
