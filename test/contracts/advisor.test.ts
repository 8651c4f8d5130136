import { makeAdvisor } from '#adapters/memory/advisor.ts';
import { advisorContract } from './advisor.contract.ts';
import type { MakeAdvisorSubject } from './advisor-subject.ts';

const makeMemory: MakeAdvisorSubject = async () => {
  const advisor = makeAdvisor();
  return {
    advisor,
    answerNext: async (steps, end) => advisor.answerWith({ steps, end }),
    refineNext: async (draft) => advisor.refineWith(() => draft),
    showNameplate: async (nameplate) => advisor.showNameplate(nameplate),
    fail: async (code) => advisor.failWith(code),
  };
};

advisorContract('memory', makeMemory);
