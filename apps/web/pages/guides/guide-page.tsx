import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type GuideSlug, guideSlugs } from '#core/catalogue/guides/guide.ts';
import { paths } from '../../paths.ts';
import { PageContents } from '../../ui/layout/page-contents.tsx';
import { GuideHero } from './guide-hero.tsx';
import styles from './guide-page.module.css';
import { GuideSources } from './guide-sources.tsx';
import { IfYouRent } from './if-you-rent.tsx';
import { Law } from './law.tsx';
import { NextStep } from './next-step.tsx';
import { Professionals } from './professionals.tsx';
import { RelatedGuides } from './related-guides.tsx';
import { Schedule } from './schedule.tsx';
import { sectionsOf } from './sections.ts';
import { preloadGuide, useGuide } from './use-guides.ts';
import { WarningSigns } from './warning-signs.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

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
  const content = useGuide(slug);
  const { guide, tasks, ifYouRent, law, checkedOn } = content;
  const parts = useMemo(() => sectionsOf(content), [content]);
  return (
    <div className={styles.page}>
      <GuideHero guide={guide} items={content.items} checkedOn={checkedOn} />
      <div className={styles.columns}>
        <PageContents parts={parts} />
        <div className={styles.body}>
          <WhyItMatters paragraphs={content.introduction} tips={content.tips} />
          <WarningSigns signs={content.warningSigns} burnsGas={content.burnsGas ?? false} />
          <Schedule guide={guide} tasks={tasks} reference={content.reference} />
          {ifYouRent && <IfYouRent text={ifYouRent} />}
          {law && <Law notes={law} />}
          <Professionals cards={content.professionals} year={checkedOn.slice(0, 4)} />
          <GuideSources sources={content.sources} />
          <NextStep title="Let Upkept remember it">
            Upkept plans these tasks for you, with everything else that your home needs. It takes about an hour a week
            and is free to start.
          </NextStep>
        </div>
      </div>
      <RelatedGuides guides={content.related} />
    </div>
  );
}
