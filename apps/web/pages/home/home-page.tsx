import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Previews } from './previews/previews.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Previews />
      <Benefits />
      <Closing />
    </>
  );
}
