import { Page } from '#apps/ui/layout/page.tsx';
import { useUser } from '../../session/use-auth.ts';
import { AskScreen } from './ask-screen.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { ComingSoon } from './states/coming-soon.tsx';
import { NotAvailable } from './states/not-available.tsx';

/** Asking the assistant: for premium users where there is one. Everyone keeps the questions that they asked before. */
export function AskPage() {
  const { assistant, isPremium } = useUser();
  return (
    <Page
      title="Ask the assistant"
      {...(assistant &&
        isPremium && {
          lede: 'Describe the problem in your own words. You can add a photo or a manual. The answer comes from our own tasks and guides.',
        })}
      narrow
    >
      {!assistant ? <NotAvailable /> : isPremium ? <AskScreen /> : <ComingSoon />}
      <QuestionsCard />
    </Page>
  );
}
