import type { RouteName } from '#apps/contract/routes.ts';

/** What the specification's error catalogue says for a call when the server said nothing. */
export const failures: Readonly<Record<RouteName, string>> = {
  requestMagicLink: 'Failed to send magic link',
  verifyMagicLink: 'Invalid or expired token',
  me: 'Failed to load your account',
  logOut: 'Failed to log out',
  logOutEverywhere: 'Failed to log out',
  updateProfile: 'Failed to update preferences',
  updateFeatures: 'Failed to update preferences',
  onboard: 'Failed to complete onboarding. Please try again.',
  getWeek: 'Failed to fetch tasks',
  replanWeek: 'Failed to update task',
  createTask: 'Failed to create task',
  completeTask: 'Failed to update task',
  rescheduleTask: 'Failed to reschedule task',
  deleteTask: 'Failed to delete task',
  restoreTask: 'Failed to update task',
  listTemplates: 'Failed to fetch templates',
  createTemplate: 'Failed to create template',
  deleteTemplate: 'Failed to delete template',
  createCheckoutSession: 'Failed to redirect to checkout',
  createPortalSession: 'Failed to open the subscription',
  exportHousehold: 'Failed to export your data',
  deleteHousehold: 'Failed to delete your account',
};
