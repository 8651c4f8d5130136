import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { weekdayNames } from '#words/weekday-names.ts';
import { useUser } from '../../../session/use-auth.ts';
import { FoldedCard } from '../folded-card.tsx';
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

/** `Up to 5 tasks a week, on Saturday and Sunday` */
function timeNow({ tasks_per_week, scheduled_days }: Pick<User, 'tasks_per_week' | 'scheduled_days'>): string {
  const days = weekdays.filter((day) => scheduled_days.includes(day));
  return words.time(
    tasks_per_week,
    days.map((day) => weekdayNames[day]),
    days.length === 7,
  );
}

/** `House, 12 things` */
function homeNow({ features: { propertyType = [], ...rest } }: Pick<User, 'features'>): string {
  const things = Object.values(rest).flat().length;
  return [...propertyType.map(itemName), words.things(things)].join(', ');
}

/** `Assistant on, no pause` */
function assistantNow({
  assistant,
  assistant_weeks,
  pause,
}: Pick<User, 'assistant' | 'assistant_weeks' | 'pause'>): string {
  const away = pause ? words.pausedFrom(format.date(pause.from, 'day'), format.date(pause.to, 'day')) : words.noPause;
  const text = assistant ? words.assistantNow(assistant_weeks, away) : away;
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
