import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { feed as words } from '#words/app/feed.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { SettingsCard } from '../../settings-card.tsx';
import { OnlyMine } from '../only-mine.tsx';
import { type EventTimes, type EventTimesFields, EventTimesForm } from '../times/event-times-form.tsx';
import { useCalendar } from '../use-calendar.ts';
import { FeedContent } from './feed-content.tsx';
import { useFeed, useSaveFeedTimes } from './use-feed.ts';

/** The private address for calendar apps other than Google's. */
export function FeedCard() {
  const saving = useSaveFeedTimes();
  return (
    <SettingsCard title={words.title} about={words.about}>
      <Loaded query={useFeed()} what={words.yours} skeleton={<Loading />}>
        {({ url, times, onlyMine, isShared }) => (
          <>
            <FeedContent url={url} />
            {times && isShared && <OnlyMine times={times} onlyMine={onlyMine} saving={saving} />}
            {times && <FeedTimes times={times} />}
          </>
        )}
      </Loaded>
      <Muted as="p">{words.delay}</Muted>
    </SettingsCard>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton width="15rem" height="2.75rem" />
    </>
  );
}

/** When the events at the private address take place. A connected calendar says it for both. */
function FeedTimes({ times }: { times: EventTimes }) {
  const { timezone, eventStartTime } = times;
  const unsaved = useUnsaved<EventTimesFields>('feed-times', { timezone, eventStartTime });
  const saving = useSaveFeedTimes();
  const { data: connection } = useCalendar();
  if (connection) return <Muted as="p">{words.sameTimes}</Muted>;
  return (
    <EventTimesForm
      saved={times}
      unsaved={unsaved}
      saving={saving}
      label={words.saveTimes}
      element="save_calendar_feed"
      savedText={words.timesSaved}
    />
  );
}
