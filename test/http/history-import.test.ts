import { describe, expect, it } from 'vitest';
import { makeHistoryDesk } from './history-desk.ts';

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
    const { counts, rows, unaltered } = await preview(csv);
    expect({ counts, unaltered }).toEqual({ counts: { new: 2, duplicate: 0, error: 2 }, unaltered: null });
    expect(rows.map(({ line, outcome, message, entry }) => [line, outcome, message ?? entry?.title])).toEqual([
      [4, 'error', 'Date must be a day such as 2027-03-09'],
      [6, 'error', 'Cost must be an amount such as 120.50, in a currency such as EUR'],
      [2, 'new', 'Chimney swept'],
      [5, 'new', '=1+1'],
    ]);
    expect((await history()).entries).toEqual([]);

    const { importId, ...result } = await importing(csv);
    expect(result).toEqual({ imported: 2, duplicates: 0, errors: 2 });
    const { entries, imports } = await history();
    expect(imports).toEqual([{ id: importId, importedAt: '2027-01-06T12:00:00.000Z', entries: 2 }]);
    expect(entries).toMatchObject([
      { origin: 'imported', title: '=1+1', cost: { minor: 120_000, currency: 'EUR' } },
      { origin: 'imported', date: '2026-09-03', note: 'two\nlines', cost: { minor: 6_550, currency: 'EUR' } },
    ]);
    expect(await importing(csv)).toEqual({ importId: null, imported: 0, duplicates: 2, errors: 2 });

    const params = { id: importId ?? '' };
    const other = await join();
    expect((await server().refusal('undoImport', { params }, other.token)).status).toBe(404);
    await server().call('undoImport', { params }, me().token);
    expect((await history()).entries).toEqual([]);
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
    expect(body.message).toBe('La première ligne du fichier doit nommer ses colonnes, au moins Date et Titre');
  });

  it.each([
    ['words', 'The first line of the file must name its columns, at least Date and Title'],
    ['{"version":2}', 'The file is not a house passport that Upkept can read'],
    ['{', 'The file is not a house passport or a CSV file'],
    ['Date,Title\n"2027', 'The file is not a CSV file that Upkept can read'],
    [`Date,Title\n${'2026-01-01,x\n'.repeat(5_001)}`, 'The file must have at most 5000 rows'],
  ])('refuses a file that cannot be read', async (file, message) => {
    const { status, body } = await server().refusal('previewImport', { body: { file } }, me().token);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('of 5,000 rows fits', async () => {
    const file = `Date,Title,Note\n${`2026-01-01,Row,${'x'.repeat(170)}\n`.repeat(5_000)}`;
    expect((await preview(file)).rows).toHaveLength(500);
    expect(await importing(file)).toMatchObject({ imported: 5_000 });
    expect(await importing(file)).toMatchObject({ imported: 0, duplicates: 5_000 });
  });
});
