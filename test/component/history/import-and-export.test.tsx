import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { downloadsSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { button, dialog } from './history-screen.ts';

const csv = 'date,item,title\n2026-03-03,Piano,Tuned\n';
const { id: _, ...tuned } = entry({ date: '2026-03-03', item: 'Piano', title: 'Tuned', origin: 'imported' });
const importId = '00000000-0000-4000-9000-000000000001';
const notice = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

async function openMenu(action: string) {
  await openAs(user(), '/history');
  await button('Import or export').click();
  await page.getByRole('menuitem', { name: action }).click();
}
const choose = (text: string, name = 'work.csv') =>
  userEvent.upload(dialog.getByLabelText('File to import'), new File([text], name));

describe('importing a file', () => {
  it('shows first what will happen to each line, then imports the new ones, and can be undone', async () => {
    serveHistory([entry()]);
    respond('previewImport', () => ({
      counts: { new: 1, duplicate: 1, error: 1 },
      unaltered: null,
      rows: [
        { line: 4, outcome: 'error', message: 'must be a date such as 2027-01-09', entry: null },
        { line: 2, outcome: 'new', message: null, entry: tuned },
        { line: 3, outcome: 'duplicate', message: null, entry: tuned },
      ],
    }));
    respond('importHistory', () => ({ importId, imported: 1, duplicates: 1, errors: 1 }));
    respond('undoImport', () => ({ message: 'Import undone' }));
    await openMenu('Import a file…');
    await expect.element(dialog).toMatchTextContent('The first line must name the columns');
    await choose(csv);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 new, 1 already there, 1 left out');
    await expect.element(dialog).toMatchTextContent(/Line 4 ?Left out ?must be a date such as 2027-01-09/);
    await expect.element(dialog).toMatchTextContent(/Line 2 ?New ?3 March 2026, Piano: Tuned/);
    await look('a file before it is imported');
    await button('Import 1 entry').click();
    await expect.element(notice('1 entry imported')).toBeVisible();
    await rests();
    expect(requestsTo('importHistory').map(({ body }) => body)).toEqual([{ file: csv }]);
    await button('Undo').click();
    await expect.element(notice('The import was undone')).toBeVisible();
    await rests();
    expect(requestsTo('undoImport').map(({ params }) => params.id)).toEqual([importId]);
  });

  it('has nothing to import from a file that cannot be read, which can be corrected and chosen again', async () => {
    serveHistory([entry()]);
    respond('previewImport', () => {
      throw refused(400, { message: 'The file has no column for the date' });
    });
    await openMenu('Import a file…');
    await choose('nonsense');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The file has no column for the date');
    await expect.element(page.getByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
    respond('previewImport', () => ({ counts: { new: 0, duplicate: 1, error: 0 }, unaltered: null, rows: [] }));
    await choose(csv);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 already there');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses a file that is too large without sending it', async () => {
    serveHistory([entry()]);
    await openMenu('Import a file…');
    await choose('x'.repeat(1_000_001));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please choose a file of at most 1 MB');
    await rests();
    expect(requestsTo('previewImport')).toEqual([]);
  });

  it('warns of a passport that was changed', async () => {
    serveHistory([entry()]);
    respond('previewImport', () => ({ counts: { new: 1, duplicate: 0, error: 0 }, unaltered: false, rows: [] }));
    await openMenu('Import a file…');
    await choose('{}', 'house-passport.json');
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('This passport was changed after it was created');
  });

  it('can be undone later', async () => {
    serveHistory([entry()], { imports: [{ id: importId, importedAt: '2026-12-24T10:00:00.000Z', entries: 32 }] });
    respond('undoImport', () => ({ message: 'Import undone' }));
    await openMenu('Import a file…');
    await expect.element(dialog).toMatchTextContent('24 December 2026: 32 entries');
    await look('earlier imports');
    await button('Undo the import of 24 December 2026').click();
    await expect.element(notice('The import was undone')).toBeVisible();
  });
});

describe('the export', () => {
  it('is saved as a CSV file', async () => {
    serveHistory([entry()]);
    respond('exportHistory', () => ({ csv }));
    const files = vi.spyOn(URL, 'createObjectURL');
    await openMenu('Export as CSV');
    await expect.poll(downloadsSoFar).toEqual(['upkept-history.csv']);
    const [file] = files.mock.calls.map(([each]) => new Response(each as Blob).bytes());
    // The byte order mark, without which Excel reads another alphabet.
    await rests();
    expect(await file).toEqual(new TextEncoder().encode(`\uFEFF${csv}`));
    await expect.element(notice('Saved as upkept-history.csv')).toBeVisible();
  });

  it('says that it failed', async () => {
    serveHistory([entry()]);
    respond('exportHistory', () => {
      throw refused(500);
    });
    await openMenu('Export as CSV');
    await expect.element(notice('Failed to export your history')).toBeVisible();
  });
});
