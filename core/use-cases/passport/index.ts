import { makeClosePassport } from './close-passport.ts';
import { makeGetPassportLink } from './get-passport-link.ts';
import { makePreviewPassport } from './preview-passport.ts';
import { makeReadPassport } from './read-passport.ts';
import { makeRevokePassport } from './revoke-passport.ts';
import { makeSharePassport } from './share-passport.ts';

export const passportUseCases = {
  closePassport: makeClosePassport,
  getPassportLink: makeGetPassportLink,
  previewPassport: makePreviewPassport,
  readPassport: makeReadPassport,
  revokePassport: makeRevokePassport,
  sharePassport: makeSharePassport,
};
