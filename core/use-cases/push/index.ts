import { makeEndPush } from './end-push.ts';
import { makeGetPush } from './get-push.ts';
import { makePressPushButton } from './press-push-button.ts';
import { makeRenewPush } from './renew-push.ts';
import { makeResealPushes } from './reseal-pushes.ts';
import { makeSendPushes } from './send-pushes.ts';
import { makeSetPush } from './set-push.ts';

export const pushUseCases = {
  endPush: makeEndPush,
  getPush: makeGetPush,
  pressPushButton: makePressPushButton,
  renewPush: makeRenewPush,
  resealPushes: makeResealPushes,
  sendPushes: makeSendPushes,
  setPush: makeSetPush,
};
