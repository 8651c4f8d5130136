import CalendarCheck from 'lucide-react/icons/calendar-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { LazyMenu } from '#apps/ui/controls/lazy-menu.tsx';
import type { MenuAction } from '#apps/ui/controls/menu.tsx';
import { isBooking } from '#core/domain/history/is-booking.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { fileActions } from '../../../household/files/file-actions.tsx';
import { isRecorded } from '../../../household/history-entry/entry.ts';
import type { Entry, EntryActions } from '../model/history.ts';

const { list: words } = history;

/** What can be done with an entry: add photos, correct or remove it, or say that a skipped or missed task was done. */
export function EntryMenu({ entry, actions }: { entry: Entry; actions: EntryActions }) {
  const edit: MenuAction = {
    label: isBooking(entry) ? words.visited : words.edit,
    icon: <Pencil size={18} aria-hidden="true" />,
    onSelect: () => actions.edit(entry),
  };
  const wasDone: MenuAction = {
    label: words.wasDone,
    icon: <CalendarCheck size={18} aria-hidden="true" />,
    onSelect: () => actions.edit(entry),
  };
  const remove: MenuAction = {
    label: isRecorded(entry) ? words.remove : words.markUndone,
    tone: 'danger',
    icon: <Trash2 size={18} aria-hidden="true" />,
    onSelect: () => actions.remove(entry),
  };
  const ofFiles = fileActions((fromCamera) => actions.addFiles(entry, fromCamera));
  const ofDone = [edit, 'separator' as const, remove];
  return (
    <LazyMenu
      trigger={
        <IconButton
          label={words.menu(isolated(entry.title), format.date(entry.date))}
          disabled={entry.kind === 'done' ? actions.isPlaceholder : actions.isOffline}
        >
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
      items={entry.kind === 'done' ? [...ofFiles, ...(actions.isOffline ? [] : ofDone)] : [wasDone]}
    />
  );
}
