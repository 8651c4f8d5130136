import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { feed as words } from '#words/app/feed.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { OnlyMine } from '../only-mine.tsx';
import { FeedContent } from './feed-content.tsx';
import { FeedTimes } from './feed-times.tsx';
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
