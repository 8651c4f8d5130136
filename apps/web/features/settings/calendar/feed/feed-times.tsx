import { feed as words } from '#words/app/feed.ts';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { type EventTimes, type EventTimesFields, EventTimesForm } from '../times/event-times-form.tsx';
import { useCalendar } from '../use-calendar.ts';
import styles from './feed-card.module.css';
import { useSaveFeedTimes } from './use-feed.ts';

/** When the events at the private address take place. A connected calendar says it for both. */
export function FeedTimes({ times }: { times: EventTimes }) {
  const { timezone, eventStartTime } = times;
  const unsaved = useUnsaved<EventTimesFields>('feed-times', { timezone, eventStartTime });
  const saving = useSaveFeedTimes();
  const { data: connection } = useCalendar();
  if (connection) return <p className={styles.note}>{words.sameTimes}</p>;
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
