import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Image from 'lucide-react/icons/image';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Button, IconButton } from '#apps/ui/controls/button.tsx';
import { LazyMenu } from '#apps/ui/controls/lazy-menu.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { history } from '#words/app/history/history.ts';
import { useMay } from '../../session/use-may.ts';
import { saveCsv } from './data/save-csv.ts';
import type { HistoryDialog } from './dialogs/history-dialogs.tsx';

type HistoryActionsProps = {
  /** The year that can be a poster. */
  year: number | undefined;
  disabled: boolean;
  onOpen: (dialog: HistoryDialog) => void;
};

export function HistoryActions({ year, disabled, onOpen }: HistoryActionsProps) {
  const mayChange = useMay('member');
  return (
    <Row gap={8} align="stretch" single data-unprinted="">
      {mayChange && (
        <Button small disabled={disabled} onClick={() => onOpen({ kind: 'record' })}>
          <Plus size={18} aria-hidden="true" />
          {history.record}
        </Button>
      )}
      <LazyMenu
        trigger={
          <IconButton label={mayChange ? history.importOrExport : history.export} disabled={disabled}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(mayChange
            ? [
                {
                  label: history.importMenu,
                  icon: <Upload size={18} aria-hidden="true" />,
                  onSelect: () => onOpen({ kind: 'import' }),
                },
              ]
            : []),
          {
            label: history.exportCsv,
            icon: <Download size={18} aria-hidden="true" />,
            onSelect: () => void saveCsv(),
          },
          ...(year !== undefined
            ? [
                {
                  label: history.poster,
                  icon: <Image size={18} aria-hidden="true" />,
                  onSelect: () => onOpen({ kind: 'poster', year }),
                },
              ]
            : []),
        ]}
      />
    </Row>
  );
}
