import { makeAuthenticateApp } from './authenticate-app.ts';
import { makeConnectApp } from './connect-app.ts';
import { makeExchangeCode } from './exchange-code.ts';
import { makeListConnectedApps } from './list-connected-apps.ts';
import { makeReadAppRequest } from './read-app-request.ts';
import { makeRefreshApp } from './refresh-app.ts';
import { makeRemoveConnectedApp } from './remove-connected-app.ts';
import { makeRevokeApp } from './revoke-app.ts';

export const appsUseCases = {
  authenticateApp: makeAuthenticateApp,
  connectApp: makeConnectApp,
  exchangeCode: makeExchangeCode,
  listConnectedApps: makeListConnectedApps,
  readAppRequest: makeReadAppRequest,
  refreshApp: makeRefreshApp,
  removeConnectedApp: makeRemoveConnectedApp,
  revokeApp: makeRevokeApp,
};
