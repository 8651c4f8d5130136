import type { GuideCard } from '../../content/guide-content.ts';
import { TryPlan } from '../try-plan/try-plan.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { GuideTeasers } from './guide-teasers.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MorePictures } from './more-pictures.tsx';
import styles from './teasers.module.css';

export function HomePage({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <>
      <Hero />
      <div className={styles.place}>
        <TryPlan />
      </div>
      <HowItWorks />
      <MorePictures />
      <Benefits />
      <GuideTeasers guides={guides} />
      <Closing />
    </>
  );
}
