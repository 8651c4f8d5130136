import { afterAll, beforeAll } from 'vitest';
import { makeAdvisor } from '#adapters/memory/advisor.ts';
import { makeOpenaiAdvisor } from '#adapters/openai/advisor.ts';
import { defaultModel, pricesOf } from '#adapters/openai/prices.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { emptyPaper } from '#core/domain/advice/paper.ts';
import { makeOpenaiPages } from '../support/server/openai-pages.ts';
import { advisorContract } from './advisor.contract.ts';
import type { MakeAdvisorSubject } from './advisor-subject.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const makeMemory: MakeAdvisorSubject = async () => {
  const advisor = makeAdvisor();
  return {
    advisor,
    answerNext: async (steps, end) => advisor.answerWith({ steps, end }),
    refineNext: async (draft) => advisor.refineWith(() => draft),
    showPaper: async (paper) => advisor.showPaper(paper),
    fail: async (code) => advisor.failWith(code),
  };
};

/** `usual` are the faults of a server that works. */
const makeOpenai =
  (usual: object): MakeAdvisorSubject =>
  async () => {
    const pages = makeOpenaiPages(sandbox.url);
    await pages.setFaults(usual);
    await pages.writeNext();
    return {
      advisor: makeOpenaiAdvisor({
        apiKey: 'sandbox',
        baseUrl: `${sandbox.url}/openai/v1`,
        model: defaultModel,
        prices: pricesOf(defaultModel),
        timeLimit: (ms) => AbortSignal.timeout(ms),
        sleep: async () => {},
      }),
      answerNext: (steps, end) => pages.writeNext({ steps, ...end }),
      refineNext: (draft) => pages.writeNext(draft),
      showPaper: (paper) => pages.writeNext({ item: '', ...(paper ?? emptyPaper), found: paper !== undefined }),
      fail: (code) => pages.setFaults(faultFor(code) ?? usual),
    };
  };

const faultFor = (code?: 'advisor_unavailable' | 'advisor_refused'): object | undefined => {
  if (code === 'advisor_refused') return { answer: 'refusal' };
  return code && { status: 500 };
};

advisorContract('memory', makeMemory);
advisorContract('openai', makeOpenai({}));
advisorContract('a server without schemas', makeOpenai({ answer: 'no-schemas' }));
