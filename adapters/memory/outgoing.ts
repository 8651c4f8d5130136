import type { Outgoing, OutgoingRequest } from '#core/ports/outgoing.ts';

type Outcome = Awaited<ReturnType<Outgoing['send']>>;

/** Keeps the requests, and returns a status for each, by default 204, or a problem. Admits `https` only. */
export function makeOutgoing() {
  const requests: OutgoingRequest[] = [];
  const state: { answer: (request: OutgoingRequest) => number | Outcome } = { answer: () => 204 };
  const outgoing: Outgoing = {
    admits: (url) => URL.parse(url)?.protocol === 'https:',
    send: async (request) => {
      requests.push(request);
      const answer = state.answer(request);
      return typeof answer === 'number' ? { status: answer, headers: {}, body: new Uint8Array() } : answer;
    },
  };
  return Object.assign(outgoing, {
    requests,
    /** Decides on the responses to later requests. */
    answerWith: (answer: typeof state.answer) => {
      state.answer = answer;
    },
  });
}
