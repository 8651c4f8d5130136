const longestWaitMs = 10_000;

/** Sends a payload as Stripe does. Returns the status, or why there was no response. Does not follow redirects. */
export async function post(
  url: string,
  payload: string,
  signature: string,
  signal: AbortSignal,
): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
  }
}
