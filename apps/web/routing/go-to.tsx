import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { isAppPath } from '#apps/ui/paths.ts';

/** Returns a function that replaces the page by another, which is loaded unless it is one of the app. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      if (isAppPath(new URL(to, location.origin).pathname)) void navigate(to, { replace: true });
      else location.replace(to);
    },
    [navigate],
  );
}

export function GoTo({ to }: { to: string }) {
  const goTo = useGoTo();
  useEffect(() => goTo(to), [goTo, to]);
  return <Spinner />;
}
