import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { history } from '#words/app/history/history.ts';
import { historyTable } from '#words/history-table.ts';
import { saveFile } from '../../../household/save-file.ts';

const fileName = `upkept-${historyTable.history}.csv`;
/** Without it, Excel reads a file that is opened with a double click in the local code page. */
const byteOrderMark = '\uFEFF';

/** Downloads everything that was done. The request needs the session token, so a plain link isn't possible. */
export async function saveCsv(): Promise<void> {
  track('dashboard_interaction', { element_name: 'export_history' });
  try {
    const { csv } = await call('exportHistory');
    saveFile(fileName, byteOrderMark + csv, 'text/csv;charset=utf-8');
    showToast(history.savedAs(fileName));
  } catch (error) {
    showToast(messageOf(error), { tone: 'error' });
  }
}
