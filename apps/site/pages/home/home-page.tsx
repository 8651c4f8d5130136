import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { home, home as words } from '#words/site/home.ts';
import type { GuideCard } from '../../content/guide-content.ts';
import { firstQuestions } from '../../content/questions.ts';
import { QuestionItem } from '../faq/question-item.tsx';
import { TryPlan } from '../try-plan/try-plan.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { GuideTeasers } from './guide-teasers.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MorePictures } from './more-pictures.tsx';
import { Previews } from './previews/previews.tsx';
import { RealWeek } from './real-week.tsx';
import styles from './teasers.module.css';

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

/** The questions that visitors ask first, from the FAQ. */
function Questions() {
  return (
    <HomeSection id="questions" title={words.questions.title}>
      <div className={styles.questions}>
        {firstQuestions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </div>
      <p className={styles.more}>
        <Link to={paths.faq}>{words.questions.all}</Link>
      </p>
    </HomeSection>
  );
}

function TryHome() {
  return (
    <div className={styles.place}>
      <TryPlan>{home.tryIt}</TryPlan>
    </div>
  );
}
