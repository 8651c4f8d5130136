import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import { isBooking } from '#core/domain/history/is-booking.ts';
import { history as words } from '#words/app/history/history.ts';
import { loading } from '#words/app/loading.ts';
import { frame } from '#words/site/frame.ts';
import { LoadFailure } from '../../../api/load-failure.tsx';
import { YearChart } from '../chart/year-chart.tsx';
import type { useFilters } from '../data/use-filters.ts';
import type { useHistory } from '../data/use-history.ts';
import type { HistoryDialog } from '../dialogs/history-dialogs.tsx';
import { YearFigures } from '../figures/year-figures.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { YearNav } from '../filters/year-nav.tsx';
import { HistoryActions } from '../history-actions.tsx';
import type { HistoryAsideProps } from '../history-aside.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { filtered, isNarrowed, noFilters } from '../model/filters.ts';
import type { Entry, EntryActions, Figures } from '../model/history.ts';
import { countText, totalsOf, totalsText } from '../model/months.ts';
import type { EmptyHistoryProps, EmptyYearProps, NothingFoundProps } from './empty-history.tsx';
import styles from './history-content.module.css';
import { HistorySkeleton } from './history-skeleton.tsx';

/** Only a history without entries, or a search without any, shows one of them. */
const loadEmpty = () => import('./empty-history.tsx');
const EmptyHistory = lazyComponent<'EmptyHistory', EmptyHistoryProps>('EmptyHistory', loadEmpty);
const EmptyYear = lazyComponent<'EmptyYear', EmptyYearProps>('EmptyYear', loadEmpty);
const NothingFound = lazyComponent<'NothingFound', NothingFoundProps>('NothingFound', loadEmpty);
const HistoryAside = lazyComponent<'HistoryAside', HistoryAsideProps>(
  'HistoryAside',
  () => import('../history-aside.tsx'),
);

type HistoryContentProps = {
  history: ReturnType<typeof useHistory>;
  filtering: ReturnType<typeof useFilters>;
  actions: EntryActions;
  onOpen: (dialog: HistoryDialog) => void;
  /** Loads the entries that are older than the newest. */
  onEarlier: () => void;
};

/** The history of the year, or its loading, empty, error or offline state. */
export function HistoryContent({ history, filtering, actions, onOpen, onEarlier }: HistoryContentProps) {
  const { data, latest, all } = history;
  const [isIdle, setIsIdle] = useState(false);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) whenIdle(() => setIsIdle(true));
  }, [isThere]);
  const { isPaused, isError, isPlaceholderData } = latest;
  const { year, thisYear, filters, narrow } = filtering;
  // The list of thousands follows a moment after the letters that are typed.
  const deferred = useDeferredValue(filters);
  if (!data || (isPlaceholderData && (isPaused || isError))) {
    if (isPaused) return <Alert tone="info">{loading.waitsForConnection(words.what)}</Alert>;
    if (!isError) return <HistorySkeleton />;
    return <LoadFailure query={latest} />;
  }
  if (data.years.length === 0)
    return (
      <Suspense fallback={<HistorySkeleton />}>
        <EmptyHistory disabled={actions.isOffline} onOpen={onOpen} />
      </Suspense>
    );

  const years = data.years.includes(thisYear) ? data.years : [thisYear, ...data.years];
  const found = filtered(data.entries, deferred);
  const isSearched = isNarrowed(deferred);
  const isIncomplete = all !== undefined && data.earlier > 0;
  // What another year has says nothing about what a search finds in this one.
  const isOfOtherYear = isSearched && isPlaceholderData;
  const isLoading = isOfOtherYear || (isIncomplete && !all.isPaused && !all.isError);
  const loadsMore = isLoading && !isSearched;
  return (
    <Stack gap={24} className={styles.content} inert={isPlaceholderData} aria-busy={isPlaceholderData}>
      <div className={styles.toolbar}>
        <YearNav years={years} shown={year} thisYear={thisYear} filters={filters} />
        <HistoryActions
          year={data.entries.some(isWork) ? year : undefined}
          disabled={actions.isOffline}
          onOpen={onOpen}
        />
      </div>
      <YearChart year={year} years={data.years} figures={data.figures} />
      <YearFigures figures={data.figures} isAllYears={year === undefined} />
      <Stack gap={32} bounded className={styles.columns}>
        <section className={styles.list} aria-labelledby="entries">
          <Text as="h2" size="xl" id="entries">
            {words.list.title}
          </Text>
          <FilterBar filters={filters} items={data.items} onChange={narrow} />
          <Muted as="p" numeric role="status">
            {isLoading ? frame.loading : isSearched ? foundText(found) : yearText(data.figures)}
          </Muted>
          {isOfOtherYear ? (
            <Skeleton height="4rem" />
          ) : found.length > 0 ? (
            <EntryList
              key={JSON.stringify([year, deferred])}
              entries={found}
              earlier={isIncomplete && !loadsMore ? 0 : data.earlier}
              isLoading={loadsMore}
              onEarlier={onEarlier}
              actions={actions}
            />
          ) : (
            <Suspense fallback={<Skeleton height="4rem" />}>
              {isIncomplete ? null : isSearched ? (
                <NothingFound onClear={() => narrow(noFilters)} />
              ) : (
                <EmptyYear year={year ?? thisYear} />
              )}
            </Suspense>
          )}
          {isIncomplete && !loadsMore && <EarlierEntries query={all} />}
        </section>
        <aside className={styles.side} aria-label={words.visits.aside}>
          <Suspense>{isIdle && <HistoryAside disabled={actions.isOffline} onOpen={onOpen} />}</Suspense>
        </aside>
      </Stack>
    </Stack>
  );
}

const isWork = (entry: Entry) => entry.kind === 'done' && !isBooking(entry);

function foundText(entries: readonly Entry[]): string {
  if (entries.length === 0) return words.noMatches;
  return words.found(countText(entries.length), totalsText(totalsOf(entries)));
}

function yearText({ done, skipped, missed, minutes, money }: Figures): string {
  const count = done + skipped + missed;
  return count === 0
    ? words.noEntries
    : words.found(countText(count), totalsText({ done, minutes, money: money.totals }));
}

/** Where the entries before the newest will be. */
function EarlierEntries({ query }: { query: NonNullable<ReturnType<typeof useHistory>['all']> }) {
  if (query.isPaused) return <Alert tone="info">{loading.waitsForConnection(words.list.earlier)}</Alert>;
  return query.isError ? <LoadFailure query={query} /> : <Skeleton height="4rem" />;
}
