import { useEffect, useState } from 'react';
import { type CallbackResult, type Notice, retryFailed } from './callback-result.ts';
import { canRetry, recordRetry } from './retry-record.ts';
import type { AuthUrl } from './use-auth-url.ts';

/** The specification's time. */
const leavesAfterMs = 1_000;

type RetryOptions = {
  result: CallbackResult | undefined;
  authUrl: Pick<AuthUrl, 'data' | 'isError'>;
  say: (notice: Notice) => void;
};

/** Sends the browser to the provider's page again if its request had expired, but only once. */
export function useRetry({ result, authUrl: { data, isError }, say }: RetryOptions) {
  const isExpired = result?.outcome === 'expired';
  const [isWaiting, setIsWaiting] = useState(isExpired);
  const url = data?.url;
  useEffect(() => {
    if (result && !isExpired) recordRetry(false);
  }, [result, isExpired]);
  useEffect(() => {
    if (!isWaiting) return;
    if (isError || !canRetry()) {
      say(retryFailed);
      setIsWaiting(false);
      return;
    }
    if (!url) return;
    const timer = setTimeout(() => {
      setIsWaiting(false);
      recordRetry(true);
      window.location.assign(url);
    }, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isError, url, say]);
}
