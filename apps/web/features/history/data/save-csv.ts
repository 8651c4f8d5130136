import { track } from '../../../analytics/track.ts';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { saveFile } from '../../../household/save-file.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';

const fileName = 'upkept-history.csv';

/** Downloads everything that was done. The request needs the session token, so a plain link isn't possible. */
export async function saveCsv(): Promise<void> {
  track('dashboard_interaction', { element_name: 'export_history' });
  try {
    const { csv } = await call('exportHistory');
    saveFile(fileName, csv, 'text/csv;charset=utf-8');
    showToast(`Saved as ${fileName}`);
  } catch (error) {
    showToast(messageOf(error), { tone: 'error' });
  }
}
