import { runAccountMenu } from '#apps/ui/live/account-menu.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { logOut } from './log-out.ts';

/** Runs the account's menu of a page that shows it. */
export const runAccount = (user: User, signal: AbortSignal): void => runAccountMenu(signal, () => void logOut(user));
