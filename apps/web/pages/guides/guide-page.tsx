import { useLocation } from 'react-router-dom';
import { type GuideSlug, guideSlugs } from '../../content/guides/guide.ts';
import { paths } from '../../paths.ts';
import { PageContents } from '../../ui/layout/page-contents.tsx';
import { GuideHero } from './guide-hero.tsx';
import styles from './guide-page.module.css';
import { NextStep } from './next-step.tsx';
import { Professionals } from './professionals.tsx';
import { RelatedGuides } from './related-guides.tsx';
import { Schedule } from './schedule.tsx';
import { sections } from './sections.ts';
import { preloadGuide, useGuide } from './use-guides.ts';
import { WarningSigns } from './warning-signs.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

const parts = Object.values(sections);

const slugAt = (pathname: string) => guideSlugs.find((slug) => paths.guide(slug) === pathname);

export async function preload(pathname: string): Promise<void> {
  const slug = slugAt(pathname);
  if (slug) await preloadGuide(slug);
}

/** One guide. The router matches only the addresses of the 15 guides. */
export function GuidePage() {
  const { pathname } = useLocation();
  const slug = slugAt(pathname);
  if (!slug) throw new Error(`There is no guide at ${pathname}`);
  return <GuideArticle key={slug} slug={slug} />;
}

function GuideArticle({ slug }: { slug: GuideSlug }) {
  const { guide, introduction, tips, warningSigns, tasks, professionals, related } = useGuide(slug);
  return (
    <div className={styles.page}>
      <GuideHero guide={guide} />
      <div className={styles.columns}>
        <PageContents parts={parts} />
        <div className={styles.body}>
          <WhyItMatters paragraphs={introduction} tips={tips} />
          <WarningSigns signs={warningSigns} />
          <Schedule guide={guide} tasks={tasks} />
          <Professionals cards={professionals} />
          <NextStep title="Let Upkept remember it">
            Upkept puts these jobs into your weeks, with everything else that your home needs: about an hour a week,
            free to start.
          </NextStep>
        </div>
      </div>
      <RelatedGuides guides={related} />
    </div>
  );
}
