import { describe, expect, it } from 'vitest';
import { makeAdvisor } from '#adapters/memory/advisor.ts';
import { countedAdvisor } from '#apps/composition/counted-advisor.ts';
import type { AdviceRequest, WeekRequest } from '#core/ports/advisor.ts';
import type { CountedCall, Metrics } from '#core/ports/metrics.ts';

const question: AdviceRequest = {
  question: 'how?',
  facts: [],
  material: [{ kind: 'task', id: 'one.two', text: 'Text' }],
  titles: [],
  traits: [],
};
const week: WeekRequest = {
  facts: [],
  weekStart: '2027-01-04',
  days: [],
  most: 1,
  minutes: 0,
  candidates: [],
  isFixed: false,
  ownTasks: [],
};

function counted() {
  const counts: CountedCall[] = [];
  const double = makeAdvisor();
  const metrics: Metrics = {
    countRequest: () => {},
    countJob: () => {},
    countMail: () => {},
    countHomeCommand: () => {},
    setBrokerConnected: () => {},
    countProblem: () => {},
    countClientLeft: () => {},
    countRefinement: () => {},
    countQuestion: () => {},
    countDropped: () => {},
    countAdvisorCall: (each) => void counts.push(each),
  };
  const costs: number[] = [];
  const call = { user: 'a-hash', onCost: (micros: number) => void costs.push(micros) };
  return { counts, costs, call, double, advisor: countedAdvisor(double, metrics) };
}

describe('a counted advisor', () => {
  it('counts each call by its kind with what it cost, which it passes on', async () => {
    const { counts, costs, call, advisor } = counted();
    await advisor.refineWeek(week, call);
    await Array.fromAsync(advisor.answer(question, call));
    await advisor.readPaper({ file: { type: 'image/png', bytes: new Uint8Array() }, items: [] }, call);
    expect(counts).toEqual(
      (['week', 'answer', 'paper'] as const).map((kind) => ({ kind, outcome: 'answered', micros: 500 })),
    );
    expect(costs).toEqual([500, 500, 500]);
  });

  it('counts an answer whose reader stops after its end as answered, and before it as stopped', async () => {
    const { counts, call, advisor } = counted();
    for await (const { kind } of advisor.answer(question, call)) if (kind === 'end') break;
    for await (const _ of advisor.answer(question, call)) break;
    expect(counts.map(({ outcome }) => outcome)).toEqual(['answered', 'stopped']);
  });

  it.each([
    ['advisor_refused', 'refused'],
    ['advisor_timed_out', 'timed-out'],
    ['advisor_unavailable', 'failed'],
  ] as const)('counts %s as %s, and passes it on', async (code, outcome) => {
    const { counts, call, double, advisor } = counted();
    double.failWith(code);
    await expect(advisor.refineWeek(week, call)).rejects.toMatchObject({ code });
    await expect(Array.fromAsync(advisor.answer(question, call))).rejects.toMatchObject({ code });
    expect(counts.map((each) => each.outcome)).toEqual([outcome, outcome]);
  });
});
