import type { HistoryDialog } from './dialogs/history-dialogs.tsx';
import { VisitsCard } from './figures/visits-card.tsx';
import { PassportCard } from './passport/passport-card.tsx';

export type HistoryAsideProps = { disabled: boolean; onOpen: (dialog: HistoryDialog) => void };

/** What comes beside the list, once that can be used. */
export function HistoryAside({ disabled, onOpen }: HistoryAsideProps) {
  return (
    <>
      <VisitsCard />
      <PassportCard disabled={disabled} onShare={() => onOpen({ kind: 'share' })} />
    </>
  );
}
