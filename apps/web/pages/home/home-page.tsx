import { loadText } from '../../content/texts.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { GuideTeasers, preloadTeasers } from './guide-teasers.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Previews } from './previews/previews.tsx';
import { Questions } from './questions.tsx';
import { RealWeek } from './real-week.tsx';

export async function preload(): Promise<void> {
  await Promise.all([preloadTeasers(), loadText('homeCopy')]);
}

export function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <RealWeek />
      <Previews />
      <Benefits />
      <GuideTeasers />
      <Questions />
      <Closing />
    </>
  );
}
