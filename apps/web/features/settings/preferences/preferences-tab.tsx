import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { frame } from '#words/site/frame.ts';
import { useUser } from '../../../session/use-auth.ts';
import { FoldedCard } from '../folded-card.tsx';
import { assistantNow, homeNow, timeNow } from './now-texts.ts';
import { RhythmForm } from './rhythm-form.tsx';

const HomeGroup = lazyComponent('HomeGroup', () => import('./home-group.tsx'));
const AssistantGroup = lazyComponent('AssistantGroup', () => import('./assistant-group.tsx'));

const skeleton = (
  <>
    <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
    <Skeleton height="3.25rem" />
    <Skeleton height="3.25rem" />
  </>
);

/** Three groups, of which only the first is open. Each change is saved at once. */
export function PreferencesTab() {
  const user = useUser();
  return (
    <>
      <FoldedCard title={words.timeTitle} now={timeNow(user)} startsOpen skeleton={skeleton}>
        <RhythmForm />
      </FoldedCard>
      <FoldedCard
        title={words.homeTitle}
        now={homeNow(user)}
        fragment="home"
        onNear={() => void HomeGroup.preload()}
        skeleton={skeleton}
      >
        <HomeGroup />
      </FoldedCard>
      <FoldedCard
        title={user.assistant ? words.assistantAndPause : words.pause}
        now={assistantNow(user)}
        fragment="pause"
        onNear={() => void AssistantGroup.preload()}
        skeleton={skeleton}
      >
        <AssistantGroup />
      </FoldedCard>
    </>
  );
}
