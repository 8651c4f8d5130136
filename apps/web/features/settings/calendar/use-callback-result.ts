import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { type CallbackResult, callbackResult } from './callback-result.ts';

/**
 * The result that the address carries after the visit to the provider's page, if any. It leaves the address at once, so
 * that reloading doesn't repeat it.
 */
export function useCallbackResult(): CallbackResult | undefined {
  const query = useQuery();
  const navigate = useNavigate();
  const [result] = useState(() => callbackResult(query));
  useEffect(() => {
    if (result) void navigate(paths.settingsTab('calendar'), { replace: true });
  }, [result, navigate]);
  return result;
}
