/** Sends what the server has to take once. Returns whether it has taken or refused it; otherwise it is sent again later. */
export async function sendOnce(path: string, body: object): Promise<boolean> {
  try {
    const { status } = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
