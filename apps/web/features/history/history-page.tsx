import { Suspense, useState } from 'react';
import { loadToastOutlet } from '#apps/ui/feedback/toast.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { history as words } from '#words/app/history/history.ts';
import { loadAddFiles, useAddFiles } from '../../household/files/use-add-files.ts';
import { useOnline } from '../../household/use-online.ts';
import { useFilters } from './data/use-filters.ts';
import { useHistory } from './data/use-history.ts';
import { useRemoval } from './data/use-removal.ts';
import type { HistoryDialog } from './dialogs/history-dialogs.tsx';
import { isNarrowed, type ShownYear } from './model/filters.ts';
import { HistoryContent } from './states/history-content.tsx';

/** Dialogs need a loaded history, so their script loads later. */
const HistoryDialogs = lazyComponent('HistoryDialogs', () => import('./dialogs/history-dialogs.tsx'));

/** What was done in the home: a year at a glance, its figures, and every entry. */
export function HistoryPage() {
  const [today, setToday] = useState<string>();
  const filtering = useFilters(today);
  const { year, filters } = filtering;
  /** The year whose earlier entries were asked for. */
  const [opened, setOpened] = useState<{ readonly year: ShownYear }>();
  const history = useHistory(year, isNarrowed(filters) || (opened !== undefined && opened.year === year));
  const remove = useRemoval();
  /** The last dialog is kept while it fades out. */
  const [dialog, setDialog] = useState<HistoryDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = history;
  if (data && data.today !== today) setToday(data.today);
  const addFiles = useAddFiles();
  const isPlaceholder = history.latest.isPlaceholderData;
  const isOffline = !useOnline() || isPlaceholder;
  usePreloadWhenIdle(HistoryDialogs.preload, data !== undefined);
  usePreloadWhenIdle(loadToastOutlet, data !== undefined);
  usePreloadWhenIdle(loadAddFiles, data !== undefined);

  const show = (next: HistoryDialog) => {
    setDialog(next);
    setIsOpen(true);
  };
  return (
    <Page title={words.title} lede={words.lede}>
      <HistoryContent
        history={history}
        filtering={filtering}
        actions={{
          isOffline,
          isPlaceholder,
          isShared: (data?.people ?? 1) > 1,
          remove,
          edit: (entry) => show({ kind: 'edit', entry }),
          addFiles: ({ date: scheduledAt, ...entry }, fromCamera) => addFiles({ ...entry, scheduledAt }, fromCamera),
          showFile: (entry, file) => show({ kind: 'file', entry, file }),
        }}
        onOpen={show}
        onEarlier={() => setOpened({ year })}
      />
      {dialog && data && (
        <Suspense>
          <HistoryDialogs
            dialog={dialog}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            today={data.today}
            currency={data.currency}
            items={data.items}
            imports={data.imports}
          />
        </Suspense>
      )}
    </Page>
  );
}
