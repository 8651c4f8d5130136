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
} as const;

export type RouteName = keyof typeof routes;
