import type { CallName } from '#apps/contract/index.ts';

/** The endpoints that the scripts of public pages call. They know no others. */
export const siteCalls: readonly CallName[] = [
  'me',
  'logOut',
  'requestMagicLink',
  'verifyMagicLink',
  'startPasskeySignIn',
  'signInWithPasskey',
  'startOidc',
  'createCheckoutSession',
  'getContract',
  'declare',
  'keepContract',
  'submitDeclaration',
  'previewPlan',
  'findTowns',
  'askForReminder',
];
