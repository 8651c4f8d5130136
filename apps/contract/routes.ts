/** Every endpoint's method and path: all that the browser needs of the contract at run time. */
export const routes = {
  requestMagicLink: 'POST /api/auth/request-magic-link',
  verifyMagicLink: 'POST /api/auth/verify',
  me: 'GET /api/auth/me',
  logOut: 'POST /api/auth/logout',
  logOutEverywhere: 'POST /api/auth/logout-everywhere',
  updateProfile: 'PUT /api/users/profile',
  updateFeatures: 'PUT /api/users/profile/features',
  onboard: 'POST /api/users/onboard',
  getWeek: 'GET /api/tasks/week/:offset',
  replanWeek: 'POST /api/tasks/week/:offset/replan',
  createTask: 'POST /api/tasks',
  completeTask: 'PUT /api/tasks/:id/complete',
  rescheduleTask: 'PUT /api/tasks/:id',
  deleteTask: 'DELETE /api/tasks/:id',
  restoreTask: 'POST /api/tasks/:id/restore',
  listTemplates: 'GET /api/user-task-templates',
  createTemplate: 'POST /api/user-task-templates',
  deleteTemplate: 'DELETE /api/user-task-templates/:id',
  createCheckoutSession: 'POST /api/payments/create-checkout-session',
  createPortalSession: 'POST /api/payments/create-portal-session',
  exportHousehold: 'GET /api/users/export',
  deleteHousehold: 'DELETE /api/users/me',
} as const;

export type RouteName = keyof typeof routes;
