import { describe, expect, it } from 'vitest';
import { contract } from '#apps/contract/index.ts';
import { boiler, makeHistoryDesk } from './history-desk.ts';

const { server, me, join, become, history, record, doTask } = makeHistoryDesk();

describe('an import', () => {
  const csv = [
    'Date;What was done;Item;Cost;Note;Unknown',
    '03/09/2026;Chimney swept;Chimney;65,50;"two\r\nlines";x',
    ';No date;Roof;;;',
    '2026-09-04;=1+1;Roof;1 200;;',
    '2026-09-05;Pump replaced;Pump;abc;;',
  ].join('\r\n');
  const preview = (file: string) => server().call('previewImport', { body: { file } }, me().token);
  const importing = (file: string) => server().call('importHistory', { body: { file } }, me().token);

  it('shows what it will do, does it once, and can be undone', async () => {
    const { counts, rows, unaltered, leftOut, columns } = await preview(csv);
    expect({ counts, unaltered }).toEqual({ counts: { new: 2, duplicate: 0, error: 2 }, unaltered: null });
    expect(rows.map(({ line, outcome, message, entry }) => [line, outcome, message ?? entry?.title])).toEqual([
      [4, 'error', 'Date must be a day such as 2027-03-09'],
      [6, 'error', 'Cost must be an amount such as 120.50, in a currency such as EUR'],
      [2, 'new', 'Chimney swept'],
      [5, 'new', '=1+1'],
    ]);
    expect(leftOut).toEqual([
      { line: 4, reason: 'Date must be a day such as 2027-03-09' },
      { line: 6, reason: 'Cost must be an amount such as 120.50, in a currency such as EUR' },
    ]);
    expect(columns.map(({ heading, means }) => [heading, means])).toEqual([
      ['Date', 'date'],
      ['What was done', 'title'],
      ['Item', 'item'],
      ['Cost', 'cost'],
      ['Note', 'note'],
      ['Unknown', 'note'],
    ]);
    expect((await history()).entries).toEqual([]);

    const untouched = await server().call('exportHistory', {}, me().token);
    const { importId, ...result } = await importing(csv);
    expect(result).toEqual({ imported: 2, duplicates: 0, errors: 2 });
    const { entries, imports } = await history();
    expect(imports).toEqual([{ id: importId, importedAt: '2027-01-06T12:00:00.000Z', entries: 2 }]);
    expect(entries).toMatchObject([
      { origin: 'imported', title: '=1+1', cost: { minor: 120_000, currency: 'EUR' } },
      {
        origin: 'imported',
        date: '2026-09-03',
        note: 'two\nlines\nUnknown: x',
        cost: { minor: 6_550, currency: 'EUR' },
      },
    ]);
    expect(await importing(csv)).toEqual({ importId: null, imported: 0, duplicates: 2, errors: 2 });

    const params = { id: importId ?? '' };
    const other = await join();
    expect((await server().refusal('undoImport', { params }, other.token)).status).toBe(404);
    await server().call('undoImport', { params }, me().token);
    expect((await history()).entries).toEqual([]);
    expect(await server().call('exportHistory', {}, me().token)).toEqual(untouched);
    expect((await server().refusal('undoImport', { params }, me().token)).body.code).toBe('import_not_found');
  });

  it('of an export gives the same history, and the export has no formula', async () => {
    await record({ title: '=HYPERLINK("http://evil.example")', note: '+1\nsecond, line "quoted"' });
    await record({ title: "'=already", by: { kind: 'person', name: '@ada', phone: '-1' } });
    await record({ title: 'Sweep', careTaskId: null, by: null, cost: null, minutes: null, note: '' });
    await doTask();
    const byHand = { title: 'Paint the fence', scheduledAt: '2027-01-06' };
    const { id } = await server().call('createTask', { body: byHand }, me().token);
    await server().call('completeTask', { params: { id }, body: { completed: true } }, me().token);
    const { csv: exported } = await server().call('exportHistory', {}, me().token);
    expect(exported.split(/\r\n|,/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    const before = (await history()).entries;
    expect((await preview(exported)).counts).toEqual({ new: 0, duplicate: 5, error: 0 });

    become(await join());
    expect((await preview(exported)).counts).toEqual({ new: 5, duplicate: 0, error: 0 });
    await importing(exported);
    const plain = ({ id: _, origin: __, plannedFor: ___, actor: ____, ...work }: (typeof before)[number]) => work;
    const order = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    expect((await history()).entries.map(plain).sort(order)).toEqual(before.map(plain).sort(order));
  });

  it('of an export in French gives the same history to a reader of English', async () => {
    await record({ title: 'Boiler serviced' });
    await record({ careTaskId: null, title: 'Tuned', item: 'Piano', by: { kind: 'person', name: 'Sam', phone: '' } });
    await doTask();
    await server().call('updateProfile', { body: { language: 'fr' } }, me().token);
    const { csv: exported } = await server().call('exportHistory', {}, me().token);
    const [headings = '', ...lines] = exported.split('\r\n');
    expect(headings).toBe('Date;Équipement;Titre;Tâche du catalogue;Minutes;Fait par;Nom;Téléphone;Coût;Devise;Note');
    expect(lines).toContain('2026-12-03;Piano;Tuned;;60;autre personne;Sam;;149,50;EUR;Pressure set to 1.5 bar');
    expect((await preview(exported)).counts).toEqual({ new: 0, duplicate: 3, error: 0 });
    await server().call('updateProfile', { body: { language: 'en' } }, me().token);
    const before = (await history()).entries.map(({ title, item, by, cost }) => ({ title, item, by, cost }));

    become(await join());
    await importing(exported);
    const after = (await history()).entries.map(({ title, item, by, cost }) => ({ title, item, by, cost }));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(3);
  });

  it('says what is wrong in the language of its reader', async () => {
    await server().call('updateProfile', { body: { language: 'fr' } }, me().token);
    const { rows } = await preview('Date;Titre\ndemain;Ramonage');
    expect(rows).toMatchObject([{ line: 2, message: expect.stringMatching(/^Date.: doit être un jour/) }]);
    const { body } = await server().refusal('previewImport', { body: { file: 'mots' } }, me().token);
    expect(body.message).toBe('Le fichier n’est pas un tableau qu’Upkept peut lire');
  });

  it.each([
    ['words', 'The file is not a table that Upkept can read'],
    ['{"version":2}', 'The file is not a house passport that Upkept can read'],
    ['{', 'The file is not a table that Upkept can read'],
    [
      'Date,Title\n2026-01-01,chaudi\ufffdre',
      'Another program has replaced letters of this file by “\ufffd”. Please save it again as UTF-8',
    ],
    [`Date,Title\n${'2026-01-01,x\n'.repeat(5_001)}`, 'The file must have at most 5000 rows'],
  ])('refuses a file that cannot be read', async (file, message) => {
    const { status, body } = await server().refusal('previewImport', { body: { file } }, me().token);
    expect([status, body.message]).toEqual([400, message]);
  });

  describe('of any file', () => {
    /** Sends a file as a form. */
    const send = async (name: 'previewImport' | 'importHistory', file: BlobPart | undefined, more: object = {}) => {
      const form = new FormData();
      if (file !== undefined) form.set('file', new Blob([file]), 'history');
      for (const [key, value] of Object.entries(more)) form.set(key, JSON.stringify(value));
      const { path } = contract[name];
      const headers = { Authorization: `Bearer ${me().token}` };
      return fetch(`${server().url}${path}`, { method: 'POST', headers, body: form });
    };
    const previewOf = async (file: BlobPart, more?: object) =>
      contract.previewImport.response.parse(await (await send('previewImport', file, more)).json());

    it('takes bytes in any encoding, and says which', async () => {
      const { encoding, rows } = await previewOf(Buffer.from('Date;Travaux\n03/09/2026;Chaudière révisée', 'latin1'));
      expect([encoding, rows[0]?.entry?.title]).toEqual(['windows-1252', 'Chaudière révisée']);
    });

    it('asks what the columns leave open before anything counts as new', async () => {
      await server().call('updateProfile', { body: { country: 'CA' } }, me().token);
      const file = 'Date,Work,Cost\n03/04/2026,Furnace service,$180.00\n';
      const first = await previewOf(file);
      expect(first.counts.new).toBe(0);
      expect(first.rows).toMatchObject([{ outcome: 'open' }]);
      expect(first.questions).toMatchObject([
        {
          id: 'dateOrder',
          question: 'In which order are the days in “Date”?',
          options: [
            { value: 'dmy', label: 'Day, month, year' },
            { value: 'mdy', label: 'Month, day, year' },
          ],
          examples: [{ text: '03/04/2026', readings: { dmy: '3 April 2026', mdy: '4 March 2026' } }],
        },
      ]);
      expect((await send('importHistory', file)).status).toBe(400);
      const answers = { dateOrder: 'mdy' };
      const second = await previewOf(file, { answers });
      expect(second.rows).toMatchObject([{ outcome: 'new', entry: { date: '2026-03-04', cost: { currency: 'CAD' } } }]);
      expect(await (await send('importHistory', file, { answers })).json()).toMatchObject({ imported: 1 });
    });

    it('asks which words say that work was done, of which there may be several', async () => {
      const file = 'Date,Work,Status\n2026-03-09,Boiler,Vege\n2026-03-10,Roof,Megvolt\n2026-03-11,Flue,Kusza\n';
      const first = await previewOf(file);
      expect([first.counts.new, (await send('importHistory', file)).status]).toEqual([0, 400]);
      expect(first.questions).toEqual([
        {
          id: 'doneState',
          column: 2,
          question: 'Which words in “Status” say that the work was done?',
          several: true,
          options: ['Vege', 'Megvolt', 'Kusza'].map((value) => ({ value, label: value })),
          choice: '*',
          examples: [],
        },
      ]);
      const counted = async (doneState: string | readonly string[]) =>
        (await previewOf(file, { answers: { doneState } })).counts.new;
      expect([await counted('vege'), await counted(['Vege', 'Megvolt']), await counted('*')]).toEqual([1, 2, 3]);
      const answers = { doneState: ['Vege', 'Megvolt'] };
      expect((await previewOf(file, { answers })).leftOut).toEqual([
        { line: 4, reason: 'Not done: 2026-03-11, Flue, Kusza' },
      ]);
      expect(await (await send('importHistory', file, { answers })).json()).toMatchObject({ imported: 2 });
      const many = { doneState: Array.from({ length: 7 }, (_, at) => `word ${at}`) };
      expect((await send('previewImport', file, { answers: many })).status).toBe(400);
    });

    it('asks whether work was done beside which a column of states has nothing', async () => {
      const file = 'Date,Work,Done\n2026-03-09,Boiler,\n2026-03-10,Roof,\n';
      const { questions, counts } = await previewOf(file);
      expect(counts.new).toBe(0);
      expect(questions).toMatchObject([
        {
          id: 'allDone',
          question: '“Done” is empty in every line. Was the work done?',
          several: false,
          options: [
            { value: 'yes', label: 'Yes, all of it' },
            { value: 'no', label: 'No, none of it' },
          ],
        },
      ]);
      const said = async (allDone: string) => (await previewOf(file, { answers: { allDone } })).counts.new;
      expect([await said('yes'), await said('no')]).toEqual([2, 0]);
    });

    it('takes a column for what a person says, and leaves out what they leave out', async () => {
      const file = 'Alpha,Beta,Gamma,Delta\n2026-03-09,Shelf built,oak,secret\n';
      const { columns } = await previewOf(file, { columns: { 0: 'date', 1: 'title', 2: 'item', 3: 'leave' } });
      expect(columns.map(({ means }) => means)).toEqual(['date', 'title', 'item', 'leave']);
      const more = { columns: { 0: 'date', 1: 'title', 2: 'item', 3: 'leave' } };
      expect(await (await send('importHistory', file, more)).json()).toMatchObject({ imported: 1 });
      expect((await history()).entries).toMatchObject([{ title: 'Shelf built', item: 'oak', note: '' }]);
    });

    it('without a day and a title shows its columns, and imports nothing', async () => {
      const file = 'Alpha,Beta\nx,y\n';
      expect(await previewOf(file)).toMatchObject({ columns: [{ heading: 'Alpha' }, { heading: 'Beta' }], rows: [] });
      const response = await send('importHistory', file);
      expect([response.status, (await response.json()).message]).toEqual([
        400,
        'Please choose which columns are the date and the title',
      ]);
    });

    it('counts work with a care task’s title for the plan, and asks about other work that may be one', async () => {
      const file =
        'Date,Title\n2026-12-20,Book the yearly service of the gas boiler\n2026-12-21,annual boiler service\n';
      const { matches, rows, effects } = await previewOf(file);
      expect(rows.map(({ entry }) => entry?.careTaskId)).toEqual([boiler, null]);
      expect(matches).toMatchObject([{ title: 'annual boiler service', careTaskId: boiler, rows: 1 }]);
      expect(effects).toMatchObject([{ careTaskId: boiler, doneOn: '2026-12-20' }]);
      const [match] = matches;
      const answers = { matches: { [match?.id ?? '']: boiler } };
      const decided = await previewOf(file, { answers });
      expect(decided.rows.map(({ entry }) => entry?.careTaskId)).toEqual([boiler, boiler]);
      expect(decided.effects).toMatchObject([{ careTaskId: boiler, doneOn: '2026-12-21' }]);
    });

    it('refuses a form without a file, and one whose fields are no JSON', async () => {
      expect((await send('previewImport', undefined)).status).toBe(400);
      const form = new FormData();
      form.set('file', new Blob(['Date,Title']));
      form.set('columns', '{');
      const headers = { Authorization: `Bearer ${me().token}` };
      const init = { method: 'POST', headers, body: form };
      const response = await fetch(`${server().url}${contract.previewImport.path}`, init);
      expect([response.status, (await response.json()).issues]).toEqual([
        400,
        [{ path: 'columns', message: 'Columns must be JSON' }],
      ]);
    });

    it('refuses one of more than 2 MB', async () => {
      expect((await send('previewImport', 'x'.repeat(2_200_000))).status).toBe(413);
    });
  });

  it('of 5,000 rows fits', async () => {
    const file = `Date,Title,Note\n${`2026-01-01,Row,${'x'.repeat(170)}\n`.repeat(5_000)}`;
    expect((await preview(file)).rows).toHaveLength(500);
    expect(await importing(file)).toMatchObject({ imported: 5_000 });
    expect(await importing(file)).toMatchObject({ imported: 0, duplicates: 5_000 });
  });
});
