import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { downloadsSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { button, dialog } from './history-screen.ts';

const csv = 'date,item,title\n2026-03-03,Piano,Tuned\n';
const { id: _, ...tuned } = entry({ date: '2026-03-03', item: 'Piano', title: 'Tuned', origin: 'imported' });
const importId = '00000000-0000-4000-9000-000000000001';
const preview = (more: Partial<ResponseOf<'previewImport'>> = {}): ResponseOf<'previewImport'> => ({
  counts: { new: 0, duplicate: 0, error: 0 },
  unaltered: null,
  encoding: 'utf-8',
  columns: [
    { index: 0, heading: 'date', means: 'date', samples: ['2026-03-03'] },
    { index: 1, heading: 'item', means: 'item', samples: ['Piano'] },
    { index: 2, heading: 'title', means: 'title', samples: ['Tuned'] },
  ],
  questions: [],
  rows: [],
  leftOut: [],
  unclear: [],
  matches: [],
  effects: [],
  ...more,
});
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
    respond('previewImport', () =>
      preview({
        counts: { new: 1, duplicate: 1, error: 1 },
        rows: [
          { line: 4, outcome: 'error', message: 'must be a date such as 2027-01-09', entry: null },
          { line: 2, outcome: 'new', message: null, entry: tuned },
          { line: 3, outcome: 'duplicate', message: null, entry: tuned },
        ],
        leftOut: [
          { line: 1, reason: 'Above the headings: Our house' },
          { line: 4, reason: 'must be a date such as 2027-01-09' },
        ],
        unclear: [3],
      }),
    );
    respond('importHistory', () => ({ importId, imported: 1, duplicates: 1, errors: 1 }));
    respond('undoImport', () => ({ message: 'Import undone' }));
    await openMenu('Import a file…');
    await expect.element(dialog).toMatchTextContent('CSV, Excel (XLSX), calendars (ICS)');
    await choose(csv);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 new, 1 already there, 2 left out');
    await expect.element(dialog).toMatchTextContent(/Line 4 ?Left out ?must be a date such as 2027-01-09/);
    await expect.element(dialog).toMatchTextContent(/Line 2 ?New ?3 March 2026, Piano: Tuned/);
    await expect.element(dialog).toMatchTextContent('Line 3: a quotation mark that nothing ends');
    await dialog.getByText('What is left out: 2 lines').click();
    await expect.element(dialog).toMatchTextContent(/Line 1 ?Above the headings: Our house/);
    await look('a file before it is imported');
    await button('Import 1 entry').click();
    await expect.element(notice('1 entry imported')).toBeVisible();
    await rests();
    expect(requestsTo('importHistory').map(({ body }) => body)).toEqual([{ file: csv, columns: {}, answers: {} }]);
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
    respond('previewImport', () => preview({ counts: { new: 0, duplicate: 1, error: 0 } }));
    await choose(csv);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 already there');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses a file that is too large without sending it', async () => {
    serveHistory([entry()]);
    await openMenu('Import a file…');
    await choose('x'.repeat(2_000_001));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please choose a file of at most 2 MB');
    await rests();
    expect(requestsTo('previewImport')).toEqual([]);
  });

  it('warns of a passport that was changed', async () => {
    serveHistory([entry()]);
    respond('previewImport', () => preview({ counts: { new: 1, duplicate: 0, error: 0 }, unaltered: false }));
    await openMenu('Import a file…');
    await choose('{}', 'house-passport.json');
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('This passport was changed after it was created');
  });

  it('asks what the file leaves open, says what changes in the plan, and sends what its person said', async () => {
    serveHistory([entry()]);
    const question = {
      id: 'dateOrder',
      column: 0,
      question: 'In which order are the days in “date”?',
      options: [
        { value: 'dmy', label: 'Day, month, year' },
        { value: 'mdy', label: 'Month, day, year' },
      ],
      several: false,
      choice: 'dmy',
      examples: [{ text: '03/04/2026', readings: { dmy: '3 April 2026', mdy: '4 March 2026' } }],
    } as const;
    const careTaskId = 'central-heating.book-boiler-service';
    const careTask = 'Central heating: book the yearly service';
    const match = { id: 'other: boiler', title: 'Boiler serviced', item: 'Other', rows: 3, careTaskId, careTask };
    const other = { ...match, id: 'other: swept', title: 'Swept', rows: 1 };
    const effect = { careTaskId, title: careTask, doneOn: '2026-12-20', before: '2027-01-04', after: '2027-12-06' };
    respond('previewImport', ({ body: { answers, columns } }) => {
      const isOpen = answers?.dateOrder === undefined;
      const isDecided = answers?.matches !== undefined;
      const base = preview();
      return preview({
        encoding: answers?.encoding ?? 'windows-1252',
        columns: base.columns.map((column) => ({ ...column, means: columns?.[column.index] ?? column.means })),
        questions: isOpen ? [{ ...question, options: [...question.options], examples: [...question.examples] }] : [],
        counts: { new: isOpen ? 0 : 1, duplicate: 0, error: 0 },
        rows: [{ line: 2, outcome: isOpen ? 'open' : 'new', message: null, entry: tuned }],
        matches: isDecided ? [] : [match, other],
        effects: isDecided ? [effect] : [],
      });
    });
    respond('importHistory', () => ({ importId, imported: 1, duplicates: 0, errors: 0 }));
    await openMenu('Import a file…');
    await choose(csv);
    await expect.element(dialog).toMatchTextContent('“03/04/2026” is then 3 April 2026 or 4 March 2026');
    await expect.element(dialog).toMatchTextContent(/Line 2 ?Waits for an answer/);
    await expect.element(page.getByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
    await look('a file with questions');
    await dialog.getByRole('radio', { name: 'Month, day, year' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 new');
    await expect.element(dialog.getByRole('radio', { name: 'Month, day, year' })).toBeChecked();
    await dialog.getByLabelText('Do the letters look right?').selectOptions('Central European');
    await dialog.getByText('What the columns mean: 3 columns').click();
    await dialog.getByLabelText('“item” means').selectOptions('Left out');
    await expect.element(dialog.getByLabelText('“item” means')).toHaveValue('leave');
    await button('Yes to all').click();
    await expect.element(dialog).toMatchTextContent('due in December 2027, not now');
    await look('a file that changes the plan');
    await button('Import 1 entry').click();
    await expect.element(notice('1 entry imported')).toBeVisible();
    await rests();
    const matches = { 'other: boiler': careTaskId, 'other: swept': careTaskId };
    expect(requestsTo('importHistory').map(({ body }) => body)).toEqual([
      { file: csv, columns: { 1: 'leave' }, answers: { dateOrder: 'mdy', encoding: 'windows-1250', matches } },
    ]);
  });

  it('asks which words say that work was done, of which there may be several', async () => {
    serveHistory([entry()]);
    const options = ['Vege', 'Megvolt', 'Kusza'].map((value) => ({ value, label: value }));
    const question = 'Which words in “Status” say that the work was done?';
    const asked = { id: 'doneState', column: 2, question, several: true, options, choice: '*', examples: [] } as const;
    respond('previewImport', ({ body: { answers } }) => {
      const said = [answers?.doneState ?? []].flat();
      return preview({
        questions: said.length === 0 ? [{ ...asked, examples: [] }] : [],
        counts: { new: said.length, duplicate: 0, error: 0 },
        rows: [{ line: 2, outcome: said.length === 0 ? 'open' : 'new', message: null, entry: tuned }],
      });
    });
    respond('importHistory', () => ({ importId, imported: 2, duplicates: 0, errors: 0 }));
    await openMenu('Import a file…');
    await choose(csv);
    const words = dialog.getByRole('group', { name: question });
    await expect.element(words).toBeVisible();
    await expect.element(dialog).toMatchTextContent('Nothing is imported until this is answered.');
    await look('a file with words of its own');
    await words.getByText('Vege').click();
    await words.getByText('Kusza').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('2 new');
    await words.getByText('Kusza').click();
    await words.getByText('Vege').click();
    await expect.element(page.getByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
    await words.getByText('Vege').click();
    await words.getByText('Megvolt').click();
    await expect.element(words.getByRole('checkbox', { name: 'Megvolt' })).toBeChecked();
    await button('Import 2 entries').click();
    await expect.element(notice('2 entries imported')).toBeVisible();
    await rests();
    expect(requestsTo('importHistory').map(({ body }) => body.answers)).toEqual([{ doneState: ['Vege', 'Megvolt'] }]);
  });

  it('lets a person say which columns have the day and the work, where it finds none', async () => {
    serveHistory([entry()]);
    respond('previewImport', ({ body: { columns } }) => {
      const headings = ['Alpha', ''].map((heading, index) => {
        return { index, heading, means: columns?.[index] ?? ('note' as const), samples: ['x'] };
      });
      const isEnough = columns?.[0] === 'date' && columns[1] === 'title';
      return preview({ columns: headings, counts: { new: isEnough ? 1 : 0, duplicate: 0, error: 0 } });
    });
    await openMenu('Import a file…');
    await choose(csv);
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose which column has the day');
    await dialog.getByLabelText('“Alpha” means').selectOptions('Date');
    await dialog.getByLabelText('“Column 2” means').selectOptions('Title');
    await expect.element(button('Import 1 entry')).toBeVisible();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
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
    await expect.element(notice('We couldn’t export your history')).toBeVisible();
  });
});
