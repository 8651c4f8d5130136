export { access } from './access.ts';
export { account } from './account.ts';
export { frame } from './frame.ts';
export { people } from './people.ts';
export { reminders } from './reminders.ts';
export { selling } from './selling.ts';
export { summary } from './summary.ts';
