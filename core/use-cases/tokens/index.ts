import { makeAuthenticateToken } from './authenticate-token.ts';
import { makeCreateApiToken } from './create-api-token.ts';
import { makeListApiTokens } from './list-api-tokens.ts';
import { makeRemoveApiToken } from './remove-api-token.ts';

export const tokensUseCases = {
  authenticateToken: makeAuthenticateToken,
  createApiToken: makeCreateApiToken,
  listApiTokens: makeListApiTokens,
  removeApiToken: makeRemoveApiToken,
};
