import type { PushTarget } from '#core/domain/push/subscription.ts';
import type { Pushes, PushKeys, PushNotice } from '#core/ports/pushes.ts';

type Sent = { readonly target: PushTarget; readonly notice: PushNotice; readonly keys: PushKeys };
type Outcome = Awaited<ReturnType<Pushes['send']>>;

/** Keeps what is sent, and returns `sent` for each by default. */
export function makePushes() {
  const sent: Sent[] = [];
  const state: { answer: (target: PushTarget) => Outcome | Promise<Outcome>; keys: number } = {
    answer: () => 'sent',
    keys: 0,
  };
  const pushes: Pushes = {
    makeKeys: async () => {
      state.keys += 1;
      return { publicKey: `public-${state.keys}`, privateKey: `private-${state.keys}` };
    },
    send: async (target, notice, keys) => {
      sent.push({ target, notice, keys });
      return state.answer(target);
    },
  };
  return Object.assign(pushes, {
    sent,
    /** Decides what becomes of later pushes. */
    answerWith: (answer: typeof state.answer) => {
      state.answer = answer;
    },
  });
}
