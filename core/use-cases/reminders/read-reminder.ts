import type { Needs } from '../../procedures/index.ts';
import type { OpenedReminder } from '../../procedures/open-reminder.ts';

/** What the link in a mail confirms or ends; changes nothing. Throws `invalid_link`. */
export const makeReadReminder =
  ({ unitOfWork, openReminder }: Needs<'unitOfWork' | 'openReminder'>) =>
  ({ token }: { readonly token: string }): Promise<OpenedReminder> =>
    unitOfWork.run((stores) => openReminder(stores, token));
