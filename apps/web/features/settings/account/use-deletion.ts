import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../session/use-auth.ts';

/** Deletes the account, then shows the result on the home page. */
export function useDeletion() {
  const { forget } = useAuth();
  const navigate = useNavigate();

  /** Returns the error of a failed request. */
  return async () => {
    try {
      const { message } = await call('deleteHousehold');
      // One transition for both: a signed-out user on a guarded page would be redirected to the login page.
      startTransition(() => {
        void navigate(paths.home, { replace: true, state: { notice: message } });
        forget();
      });
    } catch (error) {
      return { failure: messageOf(error) };
    }
  };
}
