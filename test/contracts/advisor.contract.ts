import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftEnd, DraftStep } from '#core/domain/advice/draft.ts';
import { emptyPaper, type PaperDraft } from '#core/domain/advice/paper.ts';
import type { AdviceRequest, AdvisorCall, DraftPart, PaperRequest, WeekRequest } from '#core/ports/advisor.ts';
import type { AdvisorSubject, MakeAdvisorSubject } from './advisor-subject.ts';

const question: AdviceRequest = {
  question: 'The dishwasher smells',
  facts: ['The home is a house in the country FR.'],
  material: [{ kind: 'task', id: 'dishwasher.clean-filter', text: 'Clean the filter' }],
  titles: [{ taskId: 'dishwasher.clean-filter', title: 'Clean the filter' }],
  traits: [],
};
const week: WeekRequest = {
  facts: question.facts,
  weekStart: '2027-01-04',
  days: ['2027-01-09', '2027-01-10'],
  most: 5,
  minutes: 30,
  candidates: [
    {
      taskId: 'dishwasher.clean-filter',
      title: 'Clean the filter',
      item: 'Dishwasher',
      minutes: 10,
      plannedOn: '2027-01-09',
      required: false,
      why: 'A clean filter drains well.',
    },
  ],
  isFixed: false,
  ownTasks: [],
};
const paper: PaperRequest = { file: { type: 'image/png', bytes: new Uint8Array([1]) }, items: ['Dishwasher'] };
const steps: readonly DraftStep[] = ['Take it out.', 'Rinse it.'].map((text) => ({
  text,
  cites: [{ kind: 'task', id: 'dishwasher.clean-filter' }],
}));
const end: DraftEnd = { taskIds: ['dishwasher.clean-filter'], stop: 'none', danger: '', proposals: [] };

export function advisorContract(name: string, make: MakeAdvisorSubject): void {
  describe(`advisor: ${name}`, () => {
    let subject: AdvisorSubject;
    let costs: number[];
    let call: AdvisorCall;
    beforeEach(async () => {
      subject = await make();
      costs = [];
      call = { user: 'a-hash', onCost: (micros) => costs.push(micros) };
    });
    const total = () => costs.reduce((sum, cost) => sum + cost, 0);

    async function partsOf(parts: AsyncIterable<DraftPart>): Promise<readonly DraftPart[]> {
      const all: DraftPart[] = [];
      for await (const part of parts) all.push(part);
      return all;
    }

    it('returns the steps of an answer in order, then its end', async () => {
      await subject.answerNext(steps, end);
      expect(await partsOf(subject.advisor.answer(question, call))).toEqual([
        ...steps.map((step) => ({ kind: 'step', step })),
        { kind: 'end', end },
      ]);
    });

    it('returns the model’s draft of a week', async () => {
      const draft = { tasks: [{ taskId: 'dishwasher.clean-filter', date: '2027-01-09', line: 'Now.' }], note: 'Calm.' };
      await subject.refineNext(draft);
      expect(await subject.advisor.refineWeek(week, call)).toEqual(draft);
    });

    it.each(['image/png', 'application/pdf'] as const)(
      'returns what a paper says, and nothing for a %s without one',
      async (type) => {
        const request: PaperRequest = { ...paper, file: { ...paper.file, type } };
        const draft: PaperDraft = {
          ...emptyPaper,
          maker: 'Example',
          model: 'X-1',
          serial: '0042',
          item: 'Dishwasher',
          warrantyUntil: '2028-05-01',
          work: [{ date: '2026-03-12', title: 'Entretien', company: 'Dupont', amount: '120.50', currency: 'EUR' }],
          confidence: 0.9,
        };
        await subject.showPaper(draft);
        expect(await subject.advisor.readPaper(request, call)).toEqual(draft);
        expect(total()).toBeGreaterThan(0);
        expect(total()).toBeLessThanOrEqual(subject.advisor.highestCost({ kind: 'paper', request }));
        await subject.showPaper();
        expect(await subject.advisor.readPaper(request, call)).toBeUndefined();
      },
    );

    it('reports what a call cost, which is at most its highest cost', async () => {
      await subject.answerNext(steps, end);
      await partsOf(subject.advisor.answer(question, call));
      expect(total()).toBeGreaterThan(0);
      expect(total()).toBeLessThanOrEqual(subject.advisor.highestCost({ kind: 'answer', request: question }));
    });

    it('finds no problem with a provider that works, at no cost to a household, and throws advisor_unavailable without one', async () => {
      expect(await subject.advisor.findProblem()).toBeUndefined();
      expect(costs).toEqual([]);
      await subject.fail('advisor_unavailable');
      await expect(subject.advisor.findProblem()).rejects.toMatchObject({ code: 'advisor_unavailable' });
    });

    it.each(['advisor_unavailable', 'advisor_refused'] as const)('throws %s', async (code) => {
      await subject.fail(code);
      await expect(partsOf(subject.advisor.answer(question, call))).rejects.toMatchObject({ code });
      await expect(subject.advisor.refineWeek(week, call)).rejects.toMatchObject({ code });
      await expect(subject.advisor.readPaper(paper, call)).rejects.toMatchObject({ code });
      await subject.fail();
      await subject.answerNext(steps, end);
      expect(await partsOf(subject.advisor.answer(question, call))).toHaveLength(3);
    });
  });
}
