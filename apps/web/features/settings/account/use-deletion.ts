import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { useAuth } from '../../../session/use-auth.ts';

/** Has the account deleted, and leads to the home page, which tells what became of it. */
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
      // Both at once: of a page behind the guard, whoever is signed out is led to the login.
      startTransition(() => {
        void navigate(paths.home, { replace: true, state: { notice: message } });
        forget();
      });
    } catch (error) {
      setFailure(messageOf(error, 'Failed to delete your account'));
      setBusy(false);
    }
  };
  return { busy, failure, start, reset: () => setFailure(undefined) };
}
