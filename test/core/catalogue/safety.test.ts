import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { type CareTask, every } from '#core/domain/care/care-task.ts';
import { canMeet } from '#core/domain/care/substances.ts';
import { languages } from '#core/domain/languages.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { instructionsIn, isForbidden, substancesIn, substanceWords } from '../../support/catalogue/advice.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);
const itemOf = (slug: string) => catalogue.find((item) => item.slug === slug);
/** All texts of a task that users read. */
const textsOf = ({ title, why, steps, safety, tenant }: CareTask) =>
  [title, why, ...steps, safety, tenant].filter((text) => text !== undefined);

describe('the words on safety', () => {
  const instructionsOf = ({ title, steps }: CareTask) => instructionsIn([title, ...steps]);

  it.each(substanceWords)('list %s where a step uses it', (substance, words) => {
    const using = tasks.filter((task) => instructionsOf(task).some((sentence) => words.test(sentence)));
    expect(ids(using.filter(({ uses = [] }) => !uses.includes(substance)))).toEqual([]);
  });

  it('never use two substances in one task that must not meet', () => {
    expect(ids(tasks.filter(({ uses }) => !canMeet(uses, uses)))).toEqual([]);
    for (const task of tasks) {
      const used = substancesIn(instructionsOf(task));
      expect(canMeet(used, used), task.id).toBe(true);
    }
  });

  it('warn wherever a harsh substance is used', () => {
    const harsh = tasks.filter(({ uses = [] }) =>
      uses.some((one) => ['bleach', 'pool chlorine', 'drain cleaner', 'open flame', 'solvent'].includes(one)),
    );
    expect(ids(harsh.filter(({ safety }) => safety === undefined))).toEqual([]);
  });

  it('warn of ladders, roofs and heights', () => {
    const high = tasks.filter(
      (task) =>
        instructionsOf(task).some((sentence) => /\b(ladder|roof edge|gutter)/i.test(sentence)) ||
        task.tools.some((tool) => /ladder/.test(tool)),
    );
    expect(ids(high.filter(({ safety, professional }) => safety === undefined && !professional))).toEqual([]);
  });

  it('never ask for work that only a tradesperson may do', () => {
    expect(tasks.flatMap(instructionsOf).filter(isForbidden)).toEqual([]);
  });

  it('name Legionella and scalding wherever hot water is set', () => {
    const setting = tasks.filter(
      (task) => /\b(60|55|65) °C/.test(textsOf(task).join(' ')) && /^(water-heater|geothermal)\./.test(task.id),
    );
    expect(setting.length).toBeGreaterThan(0);
    for (const task of setting) {
      expect(textsOf(task).join(' '), task.id).toMatch(/legionella/i);
      expect(textsOf(task).join(' '), task.id).toMatch(/scald|burns [^.]*skin/i);
    }
  });

  it('call no ash cold, because embers last in it for days', () => {
    expect(ids(tasks.filter((task) => textsOf(task).some((text) => /\bcold (wood |coal )?ash\b/i.test(text))))).toEqual(
      [],
    );
    const shovelling = tasks.filter(({ steps }) =>
      steps.some((step) => /\bash\b/.test(step) && /\b(shovel|tip)\b/i.test(step)),
    );
    expect(shovelling.length).toBeGreaterThan(4);
    expect(ids(shovelling.filter(({ steps }) => !/metal (bin|bucket)/.test(steps.join(' '))))).toEqual([]);
  });

  it('leave no smoke alarm past ten years and no flue past one', () => {
    expect(itemOf('smoke-alarm')?.tasks.flatMap(textsOf).join(' ')).toMatch(/ten years|10 years/);
    for (const slug of ['chimney', 'fire-stove']) {
      const sweep = itemOf(slug)?.tasks.find(({ id }) => id.endsWith('.book-sweep'));
      expect(sweep?.stake === 'danger' && sweep.intervalDays <= every.year, slug).toBe(true);
    }
  });

  it('explain what an RCD is wherever one is named', () => {
    const naming = tasks.filter((task) => textsOf(task).some((text) => /\bRCDs?\b/.test(text)));
    expect(naming.length).toBeGreaterThan(5);
    expect(ids(naming.filter((task) => !/safety switch/i.test(textsOf(task).join(' '))))).toEqual([]);
  });

  it('keep the full test of bathing water apart from the quick one, which is a habit', () => {
    for (const slug of ['pool', 'outdoor-jacuzzi']) {
      const test = itemOf(slug)?.tasks.find(({ id }) => id === `${slug}.test-water`);
      expect(test?.stake === 'danger' && test.intervalDays, slug).toBe(every.fortnight);
      expect(test?.title, slug).toMatch(/full/i);
      expect(test?.steps[0], slug).toMatch(/habit.*before (each day|every (bathe|swim)).*two or three times a week/);
      for (const word of [/chlorine/, /\bpH\b/, /alkalinity/, /stabiliser/, /hardness/]) {
        expect(test?.steps.join(' '), slug).toMatch(word);
      }
    }
  });

  it('wait for acid and chlorine to be far apart where a pool is dosed with both', () => {
    const dosing = tasks.filter((task) => textsOf(task).some((text) => /pH minus/.test(text)));
    expect(ids(dosing)).toEqual(['pool.test-water']);
    expect(dosing[0]?.safety).toMatch(/nor acid and chlorine/);
    for (const other of ['bleach', 'ammonia', 'alcohol', 'drain cleaner'] as const) {
      expect(canMeet(dosing[0]?.uses, [other]), other).toBe(false);
    }
  });

  it.each(languages)('give France as much chlorine as others, from either strength of its bleach: %s', (language) => {
    const gramsIn = (id: string) => {
      const task = catalogueIn(language)
        .flatMap((item) => item.tasks)
        .find((each) => each.id === id);
      const text = localise(task?.steps.join(' ') ?? '', 'FR').replaceAll(/[\u00a0\u202f]/g, ' ');
      const doses = text.matchAll(/(\d+) (ml|litre|Liter)\b[^%]*?(\d)[.,](\d) ?%/g);
      return [...doses].map(([, amount, unit, whole, tenths]) =>
        Math.round(Number(amount) * (unit === 'ml' ? 1 : 1000) * Number(`${whole}.${tenths}`) * 0.01),
      );
    };
    // 500 ml of 5% in 500 litres is 25 g, or 50 mg in each litre; 60 ml of 5% in one litre is 3 g.
    expect(gramsIn('plumbing-and-drains.clean-storage-tank')).toEqual([26, 24]);
    expect(gramsIn('shower.remove-mould')).toEqual([3, 3]);
  });
});
