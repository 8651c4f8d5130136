import type { App } from '#apps/composition/container.ts';
import type { Contract } from '#apps/contract/index.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { accessRoutes } from './access.ts';
import { customTaskRoutes } from './custom-tasks.ts';
import { documentRoutes } from './documents.ts';
import { historyRoutes } from './history.ts';
import { homeRoutes } from './home.ts';
import { householdRoutes } from './household.ts';
import { passportRoutes } from './passport.ts';
import { paymentRoutes } from './payments.ts';
import { privacyRoutes } from './privacy.ts';
import { weekRoutes } from './week.ts';

/** The handler of every endpoint, by its name in the contract. */
export const allRoutes = (app: App): Handlers<Contract> => ({
  ...accessRoutes(app),
  ...homeRoutes(app),
  ...householdRoutes(app),
  ...weekRoutes(app),
  ...customTaskRoutes(app),
  ...historyRoutes(app),
  ...passportRoutes(app),
  ...paymentRoutes(app),
  ...privacyRoutes(app),
  ...documentRoutes(app),
});
