import { makeAddPasskey } from './add-passkey.ts';
import { makeDeletePasskey } from './delete-passkey.ts';
import { makeListPasskeys } from './list-passkeys.ts';
import { makeReadNewPasskey } from './read-new-passkey.ts';
import { makeRefuseNewPasskey } from './refuse-new-passkey.ts';
import { makeSignInWithPasskey } from './sign-in-with-passkey.ts';
import { makeStartPasskey } from './start-passkey.ts';
import { makeStartPasskeySignIn } from './start-passkey-sign-in.ts';

export const passkeysUseCases = {
  addPasskey: makeAddPasskey,
  listPasskeys: makeListPasskeys,
  deletePasskey: makeDeletePasskey,
  readNewPasskey: makeReadNewPasskey,
  refuseNewPasskey: makeRefuseNewPasskey,
  signInWithPasskey: makeSignInWithPasskey,
  startPasskey: makeStartPasskey,
  startPasskeySignIn: makeStartPasskeySignIn,
};
