import type { App } from '#apps/composition/container.ts';

/** The part of the application that the web server drives. */
export type Services = Pick<
  App,
  | 'config'
  | 'sessionTokens'
  | 'rateLimiter'
  | 'authenticate'
  | 'requestSignInLink'
  | 'verifySignInLink'
  | 'logOut'
  | 'logOutEverywhere'
  | 'updateHousehold'
  | 'onboardHousehold'
  | 'getWeek'
  | 'replanWeek'
  | 'addTask'
  | 'completeTask'
  | 'rescheduleTask'
  | 'deleteTask'
  | 'restoreTask'
  | 'clock'
  | 'listCustomTasks'
  | 'createCustomTask'
  | 'deleteCustomTask'
  | 'startCheckout'
  | 'completeCheckout'
  | 'openPortal'
  | 'handlePaymentEvent'
  | 'exportHousehold'
  | 'deleteHousehold'
  | 'isDatabaseReady'
>;
