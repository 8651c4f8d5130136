import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { ask } from '#words/app/ask.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import { AskScreen } from './ask-screen.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { ComingSoon } from './states/coming-soon.tsx';
import { NotAvailable } from './states/not-available.tsx';

/** Asking the assistant: for premium users where there is one. Everyone keeps the questions that they asked before. */
export function AskPage() {
  const { assistant, isPremium } = useUser();
  const mayAsk = useMay('member');
  return (
    <Page title={ask.title} narrow>
      {!mayAsk ? (
        <Alert tone="info">{ask.viewer}</Alert>
      ) : !assistant ? (
        <NotAvailable />
      ) : isPremium ? (
        <AskScreen />
      ) : (
        <ComingSoon />
      )}
      <QuestionsCard />
    </Page>
  );
}
