import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Loaded } from '../../../../api/loaded.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import styles from './feed-card.module.css';
import { FeedContent } from './feed-content.tsx';
import { FeedTimes } from './feed-times.tsx';
import { OnlyMine } from './only-mine.tsx';
import { useFeed } from './use-feed.ts';

/** The private address for calendar apps other than Google's. */
export function FeedCard() {
  return (
    <SettingsCard
      title="Other calendar apps"
      about="A private address for Apple Calendar, Outlook, Thunderbird and any other app that can subscribe to a calendar."
    >
      <Loaded query={useFeed()} what="your private address" skeleton={<Loading />}>
        {({ url, times, onlyMine, isShared }) => (
          <>
            <FeedContent url={url} />
            {times && isShared && <OnlyMine times={times} onlyMine={onlyMine} />}
            {times && <FeedTimes times={times} />}
          </>
        )}
      </Loaded>
      <p className={styles.note}>
        Changes appear when your app next checks for them. Most apps check every few hours, some once a day. Google
        Calendar can take more than a day, so for Google use the connection above.
      </p>
    </SettingsCard>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton width="15rem" height="2.75rem" />
    </>
  );
}
