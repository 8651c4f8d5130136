import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

const staysMs = 1_000;

/** The page to which Google returns the user; the settings show the result. */
export function CalendarCallbackPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.settingsTab('calendar'), { replace: true }), staysMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Spinner page label="Processing your request..." />;
}
