import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../session/use-auth.ts';

/** Deletes the account, then shows the result on the home page. */
export function useDeletion() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await call('deleteHousehold');
      // One transition for both: a signed-out user on a guarded page would be redirected to the login page.
      startTransition(() => {
        void navigate(paths.home, { replace: true, state: { notice: message } });
        forget();
      });
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { busy, failure, start, reset: () => setFailure(undefined) };
}
