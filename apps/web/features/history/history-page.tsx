import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { useOnline } from '../../household/use-online.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { usePreloadWhenIdle } from '../../loading/use-preload-when-idle.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { LazyMenu } from '../../ui/controls/lazy-menu.tsx';
import { loadToastOutlet } from '../../ui/feedback/toast.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Link } from '../../ui/routing/link.tsx';
import { saveCsv } from './data/save-csv.ts';
import { useFilters } from './data/use-filters.ts';
import { useHistory } from './data/use-history.ts';
import { useRemoval } from './data/use-removal.ts';
import type { HistoryDialog } from './dialogs/history-dialogs.tsx';
import styles from './history-page.module.css';
import { HistoryContent } from './states/history-content.tsx';

/** Dialogs need a loaded history, so their script loads later. */
const HistoryDialogs = lazyComponent('HistoryDialogs', () => import('./dialogs/history-dialogs.tsx'));

/** What was done in the home: a year at a glance, its figures, and every entry. */
export function HistoryPage() {
  const filtering = useFilters();
  const history = useHistory(filtering.year);
  const remove = useRemoval();
  /** The last dialog is kept while it fades out. */
  const [dialog, setDialog] = useState<HistoryDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = history;
  const locked = !useOnline() || history.isPlaceholderData;
  usePreloadWhenIdle(HistoryDialogs.preload, data !== undefined);
  usePreloadWhenIdle(loadToastOutlet, data !== undefined);

  const show = (next: HistoryDialog) => {
    setDialog(next);
    setIsOpen(true);
  };
  const canAct = data !== undefined && !locked;
  return (
    <Page
      above={<Link to={paths.dashboard}>Back to your week</Link>}
      title="History"
      lede="What was done in your home, when, by whom and for how much."
    >
      <div className={styles.actions}>
        <Button small disabled={!canAct} onClick={() => show({ kind: 'record' })}>
          <Plus size={18} aria-hidden="true" />
          Record past work
        </Button>
        <LazyMenu
          trigger={
            <IconButton label="Import or export" disabled={!canAct}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
          items={[
            {
              label: 'Import a file…',
              icon: <Upload size={18} aria-hidden="true" />,
              onSelect: () => show({ kind: 'import' }),
            },
            {
              label: 'Export as CSV',
              icon: <Download size={18} aria-hidden="true" />,
              onSelect: () => void saveCsv(),
            },
          ]}
        />
      </div>
      <HistoryContent
        history={history}
        filtering={filtering}
        actions={{ locked, edit: (entry) => show({ kind: 'edit', entry }), remove }}
        onRecord={() => show({ kind: 'record' })}
        onImport={() => show({ kind: 'import' })}
        onShare={() => show({ kind: 'share' })}
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
