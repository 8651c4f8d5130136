import type { GuideCard } from '../../content/guide-content.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { GuideTeasers } from './guide-teasers.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MorePictures } from './more-pictures.tsx';
import { Previews } from './previews/previews.tsx';
import { Questions } from './questions.tsx';
import { RealWeek } from './real-week.tsx';
import { TryHome } from './try-home.tsx';

export function HomePage({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <>
      <Hero />
      <TryHome />
      <HowItWorks />
      <RealWeek />
      <MorePictures />
      <Previews />
      <Benefits />
      <GuideTeasers guides={guides} />
      <Questions />
      <Closing />
    </>
  );
}
