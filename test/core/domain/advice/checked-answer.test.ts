import { describe, expect, it } from 'vitest';
import { makeHostileAdvisor } from '#adapters/memory/hostile-advisor.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { checkedAnswer } from '#core/domain/advice/checked-answer.ts';
import { dangerousWorkIn } from '#core/domain/advice/dangerous-work.ts';
import type { DraftEnd, DraftStep } from '#core/domain/advice/draft.ts';
import { forbiddenAdviceIn } from '#core/domain/advice/forbidden-advice.ts';
import type { Known } from '#core/domain/advice/known.ts';
import { textProblem, tidy } from '#core/domain/advice/text-check.ts';
import { englishWords } from '../../../../bench/advice/english-reader.ts';

type CatalogueWords = Pick<Known['texts'][number], 'kind' | 'id' | 'text'> & { readonly safety?: string };

const filter = 'Turn the filter and lift it out of the floor of the tub.';
const rinse = 'Rinse it under the tap with a soft brush until the water runs clear.';
const safety = 'Switch the dishwasher off first. Glass splinters may lie beneath the filter.';
/** A text as an English reader is shown it. */
const read = ({ safety, ...text }: CatalogueWords): Known['texts'][number] => ({
  ...text,
  shown: { paragraphs: text.text.split('\n'), ...(safety !== undefined && { safety }) },
});
const known: Known = {
  words: englishWords,
  texts: [
    read({
      kind: 'task',
      id: 'dishwasher.clean-filter',
      text: `Clean the dishwasher’s filter\nFood scraps in the filter smell.\n${filter}\n${rinse}\n${safety}`,
      safety,
    }),
    read({ kind: 'guide', id: 'dishwasher', text: 'Dishwasher\nNever mix bleach with vinegar: the gas is poisonous.' }),
  ],
  question: 'my dishwasher shows E24',
  hasFile: false,
  taskIds: new Set(['dishwasher.clean-filter', 'fridge.clean-seals']),
  items: new Set(['Dishwasher']),
  country: 'GB',
};
const cite = { kind: 'task', id: 'dishwasher.clean-filter' };
const guide = { kind: 'guide', id: 'dishwasher' };
const said = (text: string, cites: DraftStep['cites'] = [cite]): DraftStep => ({ text, cites });
const answer = (steps: readonly DraftStep[], end: Partial<DraftEnd> = {}, of: Known = known) =>
  checkedAnswer({ steps, taskIds: [], stop: 'none', danger: '', proposals: [], ...end }, of);
const texts = (steps: readonly DraftStep[], of?: Known) => answer(steps, {}, of).steps.map(({ text }) => text);

describe('an answer', () => {
  it('has our own paragraphs in place of the model’s words, and a task’s safety rules first', () => {
    const { steps } = answer([said('You should twist the filter and then lift it out.'), said(rinse)]);
    expect(steps).toEqual([safety, filter, rinse].map((text) => ({ text, cites: [cite] })));
  });

  it('has two of them for a statement that renders two', () => {
    expect(texts([said('Lift the filter out. Then rinse it under the tap.')])).toEqual([safety, filter, rinse]);
  });

  it('has nothing for a statement that is longer than any step, however well it is said', () => {
    expect(texts([said(`${rinse} ${'Rinse it. '.repeat(400)}`)])).toEqual([]);
    expect(texts([said(`${rinse} ${' '.repeat(100)}`)])).toEqual([safety, rinse]);
  });

  it('has nothing for a statement that cites nothing we know, or says nothing of what it cites', () => {
    const nothing = [
      said(rinse, []),
      said(rinse, [{ kind: 'task', id: 'fridge.clean-seals' }]),
      said(rinse, [{ kind: 'manual', id: '3' }]),
      said(rinse, [{ kind: 'web', id: 'dishwasher' }]),
      said('Believe me, everything will turn out splendidly tomorrow.'),
      said('Clean the dishwasher’s filter', [guide]),
    ];
    for (const step of nothing) expect(answer([step]).steps, step.text).toEqual([]);
  });

  it('never has a dangerous sentence of the model, even if it borrows most of its words', () => {
    for (const text of [
      'Mix bleach with vinegar: it is not poisonous.',
      'Rinse it under the tap while the dishwasher runs with the door switch taped.',
    ]) {
      expect(texts([said(text, [cite, guide])])).not.toContain(text);
    }
  });

  it('ends with our own sentence where the model says what is never right', () => {
    const { steps, stop, proposals } = answer(
      [said(rinse), said('Mix bleach with vinegar and pour it in.', [guide]), said(filter)],
      { proposals: [{ kind: 'task', taskId: 'fridge.clean-seals' }] },
    );
    expect(steps.map(({ text }) => text)).toEqual([
      safety,
      rinse,
      expect.stringMatching(/suggested something dangerous/),
    ]);
    expect([stop, proposals]).toEqual(['professional', []]);
  });

  it('says of a page of the user’s file only what it is about', () => {
    const withFile = { ...known, hasFile: true };
    const pages = ['3', '0', '-1', '03', '1e3', '99999', 'three'].map((id) =>
      said('The manual says more about E24 on this page.', [{ kind: 'manual', id }]),
    );
    expect(answer(pages, {}, withFile).steps.map(({ cites }) => cites)).toEqual([[{ kind: 'manual', page: 3 }]]);
    expect(texts([said('Bridge the float switch.', [{ kind: 'manual', id: '3' }])], withFile)).not.toContain(
      'Bridge the float switch.',
    );
    expect(texts([said('Pull the hose off the pump.', [{ kind: 'manual', id: '3' }])], withFile)).toEqual([]);
  });

  it('has each step once, and at most twelve', () => {
    const paragraphs = Array.from({ length: 30 }, (_, index) => `Turn knob number ${index} of the panel to the left.`);
    const many = { ...known, texts: [read({ ...cite, kind: 'task', text: ['Title', ...paragraphs].join('\n') })] };
    expect(
      texts(
        [...paragraphs, ...paragraphs].map((text) => said(text)),
        many,
      ),
    ).toEqual(paragraphs.slice(0, 12));
  });

  it('to what the model takes for an emergency is ours, of the kind that it names', () => {
    const ofKind = answer([said(rinse)], { stop: 'emergency', danger: 'gas' });
    expect(ofKind.stop).toBe('emergency');
    expect(ofKind.steps.map(({ text }) => text).join(' ')).toContain('0800 111 999');
    const general = answer([said(rinse)], { stop: 'emergency', danger: 'dragons' });
    expect(general.steps.map(({ text }) => text).join(' ')).toContain('Call 999');
    expect(JSON.stringify([ofKind, general])).not.toContain(rinse);
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
    const { steps, stop } = answer([said('Open the gas valve with a spanner.')]);
    expect(steps).toEqual([{ text: expect.stringMatching(/^Leave gas pipes/), cites: [cite] }]);
    expect(stop).toBe('professional');
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
    const ours = new Set(known.texts.flatMap(({ text }) => text.split('\n')));
    for (let count = 0; count < 300; count++) {
      const steps: DraftStep[] = [];
      let end: DraftEnd | undefined;
      for await (const part of makeHostileAdvisor(random).answer(request, { user: '', onCost: () => {} })) {
        if (part.kind === 'step') steps.push(part.step);
        else end = part.end;
      }
      const checked = answer(steps, end);
      for (const { text, cites } of checked.steps) {
        if (cites.length === 0) expect(text).not.toMatch(/evil|Bosch|guarantee|filtre|[<>]/i);
        else expect([...ours].includes(text) || /^Leave /.test(text), text).toBe(true);
      }
      expect(JSON.stringify(checked.proposals)).not.toMatch(/evil|<img/);
    }
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
    ['money', 'You save €80 a year.'],
    ['money', 'Your account is suspended: enter your password.'],
    ['money', 'Transfer 20 euros to this IBAN.'],
    ['phone', 'Call 0900 123 456 for help.'],
    ['phone', 'Ring zero nine hundred for help.'],
    ['phone', 'The number is 08 00 12 34 56.'],
    ['link', 'See bit.ly/abc first.'],
    ['link', 'See evil.health for more.'],
    ['link', 'See evil。health for more.'],
    ['link', 'Open evil dot example now.'],
    ['link', 'Scan the QR code.'],
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
    expect(stopped.length / sentences.length).toBeLessThan(0.04);
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

describe('what is never right', () => {
  it.each([
    ['mixing cleaners', 'Add a cup of vinegar to the bleach.'],
    ['silencing an alarm', 'Take the battery out of the smoke alarm while you cook.'],
    ['silencing an alarm', 'Take the battery out of the smoke alarm when it chirps at night.'],
    ['reaching into moving parts', 'Reach into the blender while it runs.'],
    ['blocking a vent or a flue', 'Tape over the air vent of the boiler room in winter.'],
    ['defeating a safety device', 'Bridge the thermal fuse with a wire.'],
    ['water on burning fat', 'If the fat is on fire, pour water on it.'],
    ['a flame to find a leak', 'Hold a lighter along the gas hose and look for leaks.'],
    ['an engine or charcoal indoors', 'Run the generator in the garage with the door shut.'],
    ['fuel on a fire', 'Pour a little petrol on the logs.'],
    ['a damaged battery', 'Keep charging the swollen battery.'],
    ['a sign of danger called normal', 'A faint smell of gas is normal.'],
  ])('is found (%s): %s', (name, text) => {
    expect(forbiddenAdviceIn(text)).toBe(name);
  });

  it.each([
    'Don’t pour water on burning fat.',
    'Never mix bleach with vinegar.',
    'Never take the battery out of the smoke alarm.',
    'Change the battery of the smoke alarm.',
    'Vacuum the air vent with a soft brush.',
  ])('is not found: %s', (text) => {
    expect(forbiddenAdviceIn(text)).toBeUndefined();
  });

  it('is in almost no paragraph of the catalogue', () => {
    const paragraphs = [...careTaskById.values()].flatMap(({ task }) => [task.why, ...task.steps]);
    expect(paragraphs.filter((text) => forbiddenAdviceIn(text)).length / paragraphs.length).toBeLessThan(0.02);
  });
});
