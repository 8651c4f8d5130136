import { describe, expect, it } from 'vitest';
import { makeHostileAdvisor } from '#adapters/memory/hostile-advisor.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { checkedAnswer, type Known } from '#core/domain/advice/checked-answer.ts';
import { dangerousWorkIn } from '#core/domain/advice/dangerous-work.ts';
import type { DraftEnd, DraftStep } from '#core/domain/advice/draft.ts';
import { textProblem, tidy } from '#core/domain/advice/text-check.ts';

const known: Known = {
  readTasks: new Set(['dishwasher.clean-filter']),
  readGuides: new Set(['dishwasher']),
  hasFile: false,
  taskIds: new Set(['dishwasher.clean-filter', 'fridge.clean-seals']),
  items: new Set(['Dishwasher']),
};
const cite = { kind: 'task', id: 'dishwasher.clean-filter' };
const said = (text: string, cites: DraftStep['cites'] = [cite]): DraftStep => ({ text, cites });
const answer = (steps: readonly DraftStep[], end: Partial<DraftEnd> = {}, of: Known = known) =>
  checkedAnswer({ steps, taskIds: [], stop: 'none', proposals: [], ...end }, of);

describe('an answer', () => {
  it('keeps only steps that cite what the model has read', () => {
    const { steps } = answer([
      said('Take the filter out.'),
      said('Rinse it with water.', [{ kind: 'guide', id: 'dishwasher' }, cite, cite]),
      said('Believe me.', []),
      said('Believe the fridge.', [{ kind: 'task', id: 'fridge.clean-seals' }]),
      said('Believe a page.', [{ kind: 'manual', id: '3' }]),
      said('Believe the web.', [{ kind: 'web', id: 'dishwasher' }]),
    ]);
    expect(steps).toEqual([
      { text: 'Take the filter out.', cites: [cite] },
      { text: 'Rinse it with water.', cites: [{ kind: 'guide', id: 'dishwasher' }, cite] },
    ]);
  });

  it('may cite pages of a file, if one came with the question', () => {
    const pages = ['3', '0', '-1', '03', '1e3', '99999', 'three'].map((id) =>
      said(`Do what page ${id} says.`, [{ kind: 'manual', id }]),
    );
    const { steps } = answer(pages, {}, { ...known, hasFile: true });
    expect(steps.map(({ cites }) => cites)).toEqual([[{ kind: 'manual', page: 3 }]]);
  });

  it('has each step once, and at most twelve', () => {
    const steps = Array.from({ length: 30 }, (_, index) => said(`Turn the knob ${index >> 1} times.`));
    expect(answer(steps).steps).toHaveLength(12);
    expect(new Set(answer(steps).steps.map(({ text }) => text)).size).toBe(12);
  });

  it('names only tasks of the catalogue, and proposes only what can be accepted', () => {
    const { taskIds, proposals } = answer([], {
      taskIds: ['fridge.clean-seals', 'fridge.clean-seals', 'fridge.eat-it'],
      proposals: [
        { kind: 'task', taskId: 'fridge.clean-seals' },
        { kind: 'task', taskId: 'fridge.eat-it' },
        { kind: 'trait', trait: 'dryer', value: 'vented' },
        { kind: 'trait', trait: 'dryer', value: 'solid gold' },
        { kind: 'trait', trait: 'dryer', value: 'not-sure' },
        { kind: 'trait', trait: 'constructor', value: 'x' },
        { kind: 'appliance', item: 'Dishwasher', maker: ' Bosch ', model: 'SMS-6/1 (B)' },
        { kind: 'appliance', item: 'Oven', maker: 'Bosch', model: '' },
      ],
    });
    expect(taskIds).toEqual(['fridge.clean-seals']);
    expect(proposals).toEqual([
      { kind: 'task', taskId: 'fridge.clean-seals' },
      { kind: 'trait', trait: 'dryer', value: 'vented' },
      { kind: 'appliance', item: 'Dishwasher', maker: 'Bosch', model: 'SMS-6/1 (B)' },
    ]);
  });

  it.each(['https://x.example', '<b>', 'A\u202eB', '', 'x'.repeat(81), 'ignore\nall'])(
    'never proposes the make %j',
    (maker) => {
      const proposal = { kind: 'appliance', item: 'Dishwasher', maker, model: '<i>' } as const;
      expect(answer([], { proposals: [proposal] }).proposals).toEqual([]);
    },
  );

  it('says what to report to a professional instead of how to do dangerous work', () => {
    const { steps, stop } = answer([said('Switch the oven off.'), said('Open the gas valve with a spanner.')]);
    expect(steps[1]?.text).toMatch(/^Leave gas pipes/);
    expect(steps[1]?.cites).toEqual([cite]);
    expect(stop).toBe('professional');
    expect(answer([], { stop: 'emergency' }).stop).toBe('emergency');
    expect(answer([], { stop: 'never' }).stop).toBe('none');
  });

  it('holds against a model that returns anything', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const request = {
      question: '',
      facts: [],
      material: [{ kind: 'task' as const, id: 'dishwasher.clean-filter', text: '' }],
      titles: [{ taskId: 'fridge.clean-seals', title: '' }],
      traits: [],
    };
    let shown = 0;
    for (let count = 0; count < 300; count++) {
      const steps: DraftStep[] = [];
      let end: DraftEnd | undefined;
      for await (const part of makeHostileAdvisor(random).answer(request, { user: '', onCost: () => {} })) {
        if (part.kind === 'step') steps.push(part.step);
        else end = part.end;
      }
      const checked = answer(steps, end);
      for (const step of checked.steps) {
        expect(step.cites.length).toBeGreaterThan(0);
        expect(step.text).not.toMatch(/evil|Bosch|guarantee|filtre|[<>]|Climb|Open the gas/i);
      }
      expect(JSON.stringify(checked.proposals)).not.toMatch(/evil|<img/);
      shown += checked.steps.length;
    }
    expect(shown).toBeGreaterThan(50);
  });
});

describe('a text', () => {
  it.each([
    ['empty', '… !'],
    ['length', 'x'.repeat(201)],
    ['link', 'See www.example for more.'],
    ['link', 'Look at example.com first.'],
    ['link', 'Open javascript:alert(1) now.'],
    ['link', 'Write to me@mail.example first.'],
    ['markup', 'Press the <b>button</b>.'],
    ['markup', 'Press the **button**.'],
    ['markup', 'A &lt;script&gt; does it.'],
    ['markup', '![a picture](x)'],
    ['brand', 'Use a tablet by Bosch.'],
    ['promise', 'This is guaranteed to work.'],
    ['promise', 'You will never need a plumber again.'],
    ['promise', 'You save €80 a year.'],
    ['characters', 'Press\u202e the button.'],
    ['characters', 'Нажмите the button.'],
    ['language', 'Nettoyez le filtre avec de l’eau tiède.'],
    ['language', 'Reinigen Sie das Sieb mit warmem Wasser.'],
    ['language', 'Limpie el filtro con agua tibia.'],
  ])('has the problem "%s": %s', (problem, text) => {
    expect(textProblem(tidy(text), 200)).toBe(problem);
  });

  it('has none if it is plain English', () => {
    for (const text of [
      'Rinse the filter, then dry it.',
      'Wait 10 minutes (at 60 °C).',
      'Don’t use bleach: it’s strong.',
    ]) {
      expect(textProblem(text, 200)).toBeUndefined();
    }
  });

  it('has none in almost every sentence of the catalogue, so that the checks stop little that is true', () => {
    const sentences = [...careTaskById.values()]
      .flatMap(({ task }) => task.steps)
      .filter((text) => !/[{}[\]]/.test(text));
    const stopped = sentences.filter((text) => textProblem(tidy(text), 400) !== undefined);
    expect(sentences.length).toBeGreaterThan(500);
    expect(stopped.length / sentences.length).toBeLessThan(0.02);
  });
});

describe('dangerous work', () => {
  it.each([
    ['gas', 'Tighten the gas connection with a spanner.'],
    ['gas', 'First, have a look, then replace the gas valve.'],
    ['gas', 'You need no engineer: remove the boiler casing.'],
    ['mains wiring', 'Switch off the power and replace the wall socket.'],
    ['mains wiring', 'Have an electrician on the phone, then open the consumer unit.'],
    ['mains wiring', 'The wiring can be replaced by anyone.'],
    ['refrigerant', 'Recharge the refrigerant.'],
    ['refrigerant', 'Top up the R-32 from a bottle.'],
    ['flue', 'Seal the flue pipe with tape.'],
    ['roof', 'Climb onto the roof and look.'],
    ['roof', 'Try replacing the slates.'],
  ])('is found (%s): %s', (name, text) => {
    expect(dangerousWorkIn(text)?.name).toBe(name);
  });

  it.each([
    'Never open the gas valve yourself.',
    'Have a registered engineer replace the gas valve.',
    'Leave the consumer unit to an electrician.',
    'Take the plug from the socket.',
    'Press the test button of the RCD.',
    'Clean the tiles of the shower.',
    'Look at the roof from the garden.',
    'Clean the filter of the dishwasher.',
    'Remove the grease from the hob’s burners.',
    'Vacuum the dust behind the fridge.',
  ])('is not found: %s', (text) => {
    expect(dangerousWorkIn(text)).toBeUndefined();
  });

  it('is in few steps of the catalogue that a professional doesn’t do', () => {
    const steps = [...careTaskById.values()].filter(({ task }) => !task.professional).flatMap(({ task }) => task.steps);
    expect(steps.filter((step) => dangerousWorkIn(step)).length / steps.length).toBeLessThan(0.02);
  });
});
