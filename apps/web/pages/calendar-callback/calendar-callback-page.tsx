import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { connectApp as words } from '#words/app/connect-app.ts';
import { addressAfterCallback } from './address-after-callback.ts';

const staysMs = 1_000;

/** The page to which Google returns the user; the settings show the result. */
export function CalendarCallbackPage() {
  const navigate = useNavigate();
  const next = addressAfterCallback(useQuery());
  useEffect(() => {
    const timer = setTimeout(() => navigate(next, { replace: true }), staysMs);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return <Spinner page label={words.processing} />;
}
