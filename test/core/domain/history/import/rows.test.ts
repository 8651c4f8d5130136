import { describe, expect, it } from 'vitest';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { home, nothing, own, readLines as read } from '../../../../support/imports/read-lines.ts';
import { readWholeTable } from '../../../../support/imports/read-whole-table.ts';

/** Reads a text as it is, without quotes. */
function readCommas(lines: readonly string[], separator = ',') {
  const rows = lines.map((text, index) => ({ line: index + 1, cells: text.split(separator) }));
  const sheets = [{ name: '', rows }];
  const table = readWholeTable(
    { kind: 'text', encoding: 'utf-8', separator, sheets, brokenLines: [] },
    home,
    own,
    nothing,
  );
  return { ...table, taken: table.rows.map((row) => takeRow(row, table.readers)) };
}

describe('a table', () => {
  it('has its headings in the first ten rows, and names what is above', () => {
    const { columns, omitted, taken } = read(['Our house', 'Ada|Lovelace', 'Date|Task|Cost', '2026-03-09|Swept|5']);
    expect(columns.map(({ heading }) => heading)).toEqual(['Date', 'Task', 'Cost']);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [1, 'above'],
      [2, 'above'],
    ]);
    expect(taken).toMatchObject([{ line: 4, row: { title: 'Swept' } }]);
  });

  it('is read without headings by what its cells are', () => {
    const { taken } = read(['2026-03-09|Swept the chimney|€ 80,00', '2026-03-10|Cleaned the gutters|€ 9,50']);
    expect(taken).toMatchObject([
      { row: { date: '2026-03-09', title: 'Swept the chimney', cost: '80.00' } },
      { row: { date: '2026-03-10', title: 'Cleaned the gutters', cost: '9.50' } },
    ]);
  });

  it('leaves out sums, headings that come again, and what wasn’t done, each with its line', () => {
    const lines = [
      'Date|Task|Cost|Status',
      '2026-03-09|Swept|5|done',
      '|Total|5|',
      'Date|Task|Cost|Status',
      '|Later||open',
    ];
    const { omitted, taken } = read(lines);
    expect(taken.map(({ line }) => line)).toEqual([2]);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [3, 'sum'],
      [4, 'headings'],
      [5, 'notDone'],
    ]);
  });

  it('puts what it doesn’t know into the note, and what is too long for its field too', () => {
    const title = 'Word '.repeat(40).trim();
    const { taken } = read(['Date|Task|Odometer|Note|Tyre', `2026-03-09|${title}|45120|rusty|front`]);
    const [work] = taken;
    expect(work?.row.title).toHaveLength(120);
    expect(work?.row.note).toBe(`Odometer: 45120\nrusty\nTyre: front\n${title}`);
  });

  it.each([
    'Order date',
    'Ordered on',
    'Termin',
    'Bestelldatum',
    'Date de commande',
    'Datum afspraak',
    'Booking date',
    'Appointment',
  ])('takes a day below %s for that of the work if there is no other', (heading) => {
    expect(read([`${heading}|Task|Cost`, '2026-03-09|Swept|5'], nothing).columns[0]?.means).toBe('date');
    const both = read([`${heading}|Task|Date done`, '2026-03-01|Swept|2026-03-09']);
    expect(both.taken.map(({ row: { date } }) => date)).toEqual(['2026-03-09']);
  });

  it.each(['Due date', 'Next due', 'Geplant', 'Nächster Termin', 'Date du devis', 'Échéance', 'Termin wykonania'])(
    'takes no day below %s for that of the work',
    (heading) => {
      expect(read([`${heading}|Task|Cost`, '2026-03-09|Swept|5']).columns[0]?.means).toBe('note');
    },
  );

  it('prefers the day of completion to that of planning, and the name of the work to its description', () => {
    const { columns } = read(['id|completedDate|dueDate|name|description', '7|2026-03-09|2026-03-01|Swept|all of it']);
    expect(columns.map(({ means }) => means)).toEqual(['leave', 'date', 'note', 'title', 'note']);
  });

  const doers = (heading: string, name: string, country = 'FR') =>
    read([`Date|Task|${heading}`, `2026-03-09|Swept|${name}`], nothing, { country }).taken.map(
      ({ row: { by, name } }) => [by, name],
    )[0];

  it('takes people for people, one’s own words for oneself, and no name for those', () => {
    expect(doers('Completed by', 'Anna')).toEqual(['person', 'Anna']);
    expect(doers('Who', 'me')).toEqual(['me', '']);
    for (const name of ['Sam', 'Meg', 'Mina', 'Dupont']) expect(doers('Contractor', name)).toEqual(['', name]);
    expect(doers('Par qui', 'nous')).toEqual(['me', '']);
    expect(doers('Entreprise', 'nous-mêmes')).toEqual(['me', '']);
    expect(doers('Contractor', 'my brother')).toEqual(['person', 'my brother']);
    for (const name of ['Gwen', 'Opa Willi', 'Mum & Dad', 'Jan W.', 'Jean-Paul'])
      expect(doers('Who', name)).toEqual(['person', name]);
    for (const name of ['Dyno-Rod', 'Stoves Direct', 'Mike Electrical']) expect(doers('Who', name)).toEqual(['', name]);
    expect(doers('Ausgeführt von', 'Kaminkehrer Aigner')).toEqual(['', 'Kaminkehrer Aigner']);
  });

  it('reads a word that is oneself in one language and a name in another by the home’s language', () => {
    expect(doers('Who', 'Ben', 'GB')).toEqual(['person', 'Ben']);
    expect(doers('Kim yaptı', 'Ben', 'TR')).toEqual(['me', '']);
    expect(doers('Who', 'Jo, Ben', 'IE')).toEqual(['person', 'Jo, Ben']);
    expect(doers('Firma', 'sam', 'PL')).toEqual(['me', '']);
    expect(doers('Firma', 'sam', 'US')).toEqual(['', 'sam']);
  });

  it('takes a word for oneself only where its language is that of the home or of the heading', () => {
    expect(doers('Vem', 'My', 'SE')).toEqual(['person', 'My']);
    expect(doers('Vem', 'Vi', 'SE')).toEqual(['me', '']);
    expect(doers('Quién', 'Pati', 'ES')).toEqual(['person', 'Pati']);
    for (const name of ['Ja', 'Vi', 'Mi']) expect(doers('Who', name, 'GB')?.[1]).toBe(name);
    expect(doers('Kto', 'ja', 'GB')).toEqual(['me', '']);
    expect(doers('Firma', 'my', 'PL')).toEqual(['me', '']);
    expect(doers('Ki', 'mi', 'GB')).toEqual(['me', '']);
  });

  it.each(['Mark', 'Michel', 'Martine', 'Meg', 'Hope', 'Debra', 'Gail', 'Josephine'])(
    'takes %s for a person',
    (name) => {
      expect(doers('Who', name)).toEqual(['person', name]);
    },
  );

  it('takes no shop and no company for a person or oneself', () => {
    for (const name of ['Home', 'Casa', 'Orkin', 'John Lewis']) {
      expect(doers('Contractor', name)).toEqual(['', name]);
      expect(doers('Store', name)).toEqual(['', name]);
    }
    for (const heading of ['Who', 'Completed by', 'Performed by', 'Erledigt von'])
      for (const name of ['Orkin', 'John Lewis']) expect(doers(heading, name)).toEqual(['', name]);
    // People and programs differ.
    expect(doers('Who', 'home')).toEqual(['me', '']);
    expect(doers('Completed by', 'dthomas')).toEqual(['person', 'dthomas']);
    expect(doers('completed_by', 'John Lewis')).toEqual(['person', 'John Lewis']);
    expect(doers('Assigned to', 'Xiulan')).toEqual(['person', 'Xiulan']);
  });
});

describe('money', () => {
  const costs = (lines: readonly string[], choices = nothing, where: Partial<typeof home> = {}) => {
    const { taken, questions } = read(
      ['Date|Task|Cost', ...lines.map((cost) => `2026-03-09|Swept|${cost}`)],
      choices,
      where,
    );
    return {
      costs: taken.map(({ row, problem }) => problem?.is ?? `${row.cost} ${row.currency}`),
      asked: questions.map(({ id }) => id),
    };
  };

  it('with a sign that several countries share is the home’s, or asked about', () => {
    expect(costs(['$5.00', '7'], nothing, { country: 'CA', currency: 'CAD' })).toEqual({
      costs: ['5.00 CAD', '7.00 CAD'],
      asked: [],
    });
    expect(costs(['$5.00']).asked).toEqual(['currency']);
    const choices = { columns: {}, answers: { currency: 'AUD' } };
    expect(costs(['$5.00', '7'], choices)).toEqual({ costs: ['5.00 AUD', '7.00 AUD'], asked: [] });
  });

  it.each([
    ['Cost (all)', 'EUR'],
    ['All', 'EUR'],
    ['Top price', 'EUR'],
    ['ALL COSTS', 'EUR'],
    ['COST (ALL)', 'EUR'],
    ['COST (KES)', 'KES'],
    ['Cost (ALL)', 'ALL'],
    ['Cost (usd)', 'USD'],
    ['COST CHF', 'CHF'],
    ['Cost KES', 'KES'],
    ['Cena [Kč]', 'CZK'],
    ['Cost in £', 'GBP'],
  ])('below the heading %s is in %s', (heading, currency) => {
    const { taken } = read([`Date|Task|${heading}`, '2026-03-09|Swept|5'], { columns: { 2: 'cost' }, answers: {} });
    expect(taken.map(({ row }) => row.currency)).toEqual([currency]);
  });

  it('isn’t below a heading that is only a word', () => {
    const meansOf = (heading: string) => read([`Date|Task|${heading}`, '2026-03-09|Swept|5']).columns[2]?.means;
    expect(['All', 'Top', 'USD', 'Kč', '£', 'KES'].map(meansOf)).toEqual([
      ...['note', 'note'],
      ...['cost', 'cost', 'cost', 'cost'],
    ]);
  });

  it('has the mark that the column shows, otherwise the country’s, or is asked about', () => {
    expect(costs(['1.234', '12,50']).costs).toEqual(['1234.00 EUR', '12.50 EUR']);
    expect(costs(['1.234']).costs).toEqual(['1234.00 EUR']);
    expect(costs(['1,234']).asked).toEqual(['decimalMark']);
    // In a column with cents after the full stop, three places are no amount.
    expect(costs(['1.234', '12.50']).costs).toEqual(['noCost', '12.50 EUR']);
  });
});

it('a duration without a unit is asked about only if neither its heading nor its size says it', () => {
  const asked = (heading: string, cells: readonly string[]) =>
    read([`Date|Task|${heading}`, ...cells.map((cell) => `2026-03-09|Swept|${cell}`)]).questions.map(({ id }) => id);
  expect(asked('Duration', ['2', '5'])).toEqual(['durationUnit']);
  expect(asked('Duration', ['45', '90'])).toEqual([]);
  expect(asked('Duration', ['1.5', '2'])).toEqual([]);
  expect(asked('Hours', ['2', '5'])).toEqual([]);
});

describe('what programs and banks write', () => {
  it('counts money that was paid with a minus, and leaves out what came in', () => {
    const { taken } = read([
      'Datum|Beschreibung|Betrag',
      '15.01.2024|Heizung gewartet|-75,50 €',
      '16.01.2024|Kamin gefegt|−45,00 €',
      '17.01.2024|Erstattung|12,00 €',
      '18.01.2024|Dach|(80,00)',
    ]);
    expect(taken.map(({ row: { cost }, problem }) => problem?.is ?? cost)).toEqual([
      '75.50',
      '45.00',
      'refund',
      '80.00',
    ]);
  });

  it('takes the name of a page for a name, and keeps its address in the note', () => {
    const { taken } = read(['Date|Job|Contractor', '2026-03-09|Swept|Volt & Sons (https://example.org/volt?page=2)']);
    expect(taken.map(({ row: { name, note } }) => [name, note])).toEqual([
      ['Volt & Sons', 'https://example.org/volt?page=2'],
    ]);
  });

  it('leaves out a sum and what is marked as planned, and takes equal lines as often as they are there', () => {
    const { omitted, taken } = read([
      'Date|Task|Cost',
      '2026-03-09|Swept|5',
      '2026-03-09|Swept|5',
      '2026-03-11|Painting (planned)|9',
      '2026-12-31|Total 2026|19',
    ]);
    expect(taken.map(({ line }) => line)).toEqual([2, 3]);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [4, 'notDone'],
      [5, 'sum'],
    ]);
  });

  it('leaves out lines whose text a comma without quotes has torn', () => {
    const { omitted } = readCommas([
      'Date,Task,Contractor,Cost',
      '2026-03-09,Swept,Dupont,5',
      '2026-03-10,Roof,Dupont,7,50',
      '2026-03-11,Roof, gutters,Dupont,9,50 €',
      '2026-03-12,Painted,Dupont, Paul,80',
      '2026-03-13,Lawn,Dupont,7,50,good',
    ]);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [3, 'cells'],
      [4, 'cells'],
      [5, 'cells'],
      [6, 'cells'],
    ]);
  });

  it.each([
    ['in all lines', ['2026-03-09,Swept,5,good', '2026-03-10,Roof,7,again next year']],
    ['in one line', ['2026-03-09,Swept,5', '2026-03-10,Roof,7, again next year']],
    ['of numbers', ['2026-03-09,Swept,5,1200', '2026-03-10,Roof,7,1250']],
  ])('keeps remarks without a heading %s', (_, lines) => {
    const { omitted, taken } = readCommas(['Date,Task,Cost', ...lines]);
    expect(omitted).toEqual([]);
    expect(taken.map(({ row: { title, cost } }) => [title, cost])).toEqual([
      ['Swept', '5.00'],
      ['Roof', '7.00'],
    ]);
    expect(taken.map(({ row: { note } }) => note).join()).toContain(lines[1]?.split(',')[3]?.trim());
  });

  it('keeps cents and a remark in columns of their own where semicolons part the cells', () => {
    const { taken } = readCommas(['Date;Task;Cost', '2026-03-09;Swept;5;45', '2026-03-10;Roof;7;30'], ';');
    expect(taken.map(({ row: { cost, note } }) => [cost, note])).toEqual([
      ['5.00', '45'],
      ['7.00', '30'],
    ]);
  });

  it('keeps a minus among payments an error', () => {
    const { taken } = read(['Date|Task|Cost', '2026-03-09|Swept|5', '2026-03-10|Roof|7', '2026-03-11|Refund|-7']);
    expect(taken.map(({ problem }) => problem?.is)).toEqual([undefined, undefined, 'refund']);
  });

  it('reads seconds since 1970, and amounts in the smallest units', () => {
    const { taken } = read(['name|action|performed_at|cost_cents', 'Boiler|Service|1754438400|12900']);
    expect(taken).toMatchObject([
      { row: { date: '2025-08-06', title: 'Service', cost: '129.00', note: 'name: Boiler' } },
    ]);
  });

  it('takes no answer of yes or no for work', () => {
    const { isEnough } = read([
      'Date|Odometer|Cost|IsFillToFull',
      '2020-05-08|204836|16.24|True',
      '2020-05-30|1|2|False',
    ]);
    expect(isEnough).toBe(false);
  });

  it('leaves out work whose state isn’t known to be done', () => {
    const { taken, omitted } = read([
      'Date|Description|Progress',
      '2024-01-19|Repair exhaust|Testing',
      ...['Brakes', 'Tyres', 'Oil', 'Wipers'].map((work) => `2024-01-20|${work}|Done`),
      '2024-01-21|Lights|Mystery',
    ]);
    expect(taken.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [2, 'notDone'],
      [7, 'notDone'],
    ]);
  });

  it('takes most states of a column that we don’t know for such of work that wasn’t done, and the state of a thing for none', () => {
    const parked = Array.from({ length: 8 }, (_, index) => `2024-01-1${index}|Work ${index}|Parked`);
    const { taken, omitted } = read(['Date|Description|Status', ...parked, '2024-01-20|Brakes|Done']);
    expect(taken.map(({ row: { title } }) => title)).toEqual(['Brakes']);
    expect(omitted).toHaveLength(8);
    const things = read([
      'Date|Description|State',
      '2024-01-19|Pump|new',
      '2024-01-20|Tyres|worn',
      '2024-01-20|Oil|good',
    ]);
    expect(things.taken.map(({ row: { note } }) => note)).toEqual(['State: new', 'State: worn', 'State: good']);
  });

  it('takes work for done whose title only has a word of a state', () => {
    const titles = [
      'Arbeit: Dach neu gedeckt',
      'Boiler – testing',
      'Drain: blocked',
      'Ramonage (offert)',
      'Fuse (stuck)',
    ];
    const undone = ['Painting (planned)', 'Gutters (not done)', 'Dach – in Arbeit', 'Abgesagt: Kamin'];
    const { taken } = read(['Date|Work', ...[...titles, ...undone].map((title) => `2024-01-19|${title}`)]);
    expect(taken.map(({ row: { title } }) => title)).toEqual(titles);
  });

  it('takes preventive maintenance for done, and work with a note of how it came about', () => {
    const titles = read(
      ['Fecha|Trabajo', '2024-01-19|Caldera (preventivo)', '2024-01-20|Puerta (cancelado)'],
      nothing,
      { country: 'ES' },
    );
    expect(titles.taken.map(({ row: { title } }) => title)).toEqual(['Caldera (preventivo)']);
    const notes = ['scheduled', 'Booked', 'cancelled', 'not done', 'Not yet'];
    const noted = read(['Date|Work|Notes', ...notes.map((note) => `2024-01-19|Boiler|${note}`)]);
    expect(noted.taken.map(({ row: { note } }) => note)).toEqual(['scheduled', 'Booked']);
  });

  it('takes the item for the work where few lines have notes, and the kind of work before its description', () => {
    const items = read(['Item|Date Completed|Notes', 'HVAC filter|2024-05-12|ok', 'Gutters|2024-05-13|']);
    expect(items.taken.map(({ row: { title, note } }) => [title, note])).toEqual([
      ['HVAC filter', 'ok'],
      ['Gutters', ''],
    ]);
    const kinds = read(['Date|Service Type|Description', '2024-05-12|Oil change|Synthetic', '2024-05-13|Tyres|']);
    expect(kinds.taken.map(({ row: { title } }) => title)).toEqual(['Oil change', 'Tyres']);
  });

  it('takes whom a program names for a person of the household', () => {
    const { taken } = read(['chore|last_tracked_time|done_by', 'Mow|2026-10-01 14:22:03|Ann']);
    expect(taken).toMatchObject([{ row: { by: 'person', name: 'Ann' } }]);
  });

  it('knows durations by their units, whatever their heading', () => {
    const { taken } = read(['Date|Task|Time', '2026-03-09|Gutters|2h', '2026-03-10|Filter|15 min']);
    expect(taken.map(({ row: { minutes } }) => minutes)).toEqual(['120', '15']);
  });
});
