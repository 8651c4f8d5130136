import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { opensHere } from './opens-here.ts';

/** Returns a function that replaces the page by another, which is loaded unless the app opens it. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      if (opensHere(new URL(to, location.origin))) void navigate(to, { replace: true });
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
