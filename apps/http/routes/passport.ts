import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/passport.ts';
import { HttpError } from '../http-error.ts';
import type { Handlers } from '../pipeline/handler.ts';

const notYet = async (): Promise<never> => {
  throw new HttpError('not_found');
};

export const passportRoutes = (_: App): Handlers<typeof endpoints> => ({
  getPassportLink: notYet,
  createPassportLink: notYet,
  revokePassportLink: notYet,
  previewPassport: notYet,
  readPassport: notYet,
});
