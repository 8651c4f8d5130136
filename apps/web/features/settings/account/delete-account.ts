import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { paths } from '#apps/ui/paths.ts';
import { clearSession } from '#apps/ui/session/end-session.ts';
import { leaveNotice } from '#apps/ui/session/notice.ts';

/** Deletes the account, then shows the result on the home page. Returns the error of a failed request. */
export async function deleteAccount() {
  try {
    const { message } = await call('deleteAccount');
    leaveNotice(message);
    // Only in storage: on a guarded page, the app would send a visitor to the sign-in page.
    clearSession();
    location.replace(paths.home);
  } catch (error) {
    return { failure: messageOf(error) };
  }
}
