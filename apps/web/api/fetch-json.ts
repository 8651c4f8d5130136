/** React's `use` gives the value of a promise that says so at once, and waits for any other. */
type Fetched<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

const fetched = new Map<string, Fetched<unknown>>();

/** React asks once more for what failed before it tells: were that a new request, it would never come to an end. */
const failureStandsMs = 1_000;

/** A file of ours; once for each address, and what failed a while ago is asked for again. */
export function fetchJson<Value>(address: string): Promise<Value> {
  const known = fetched.get(address) as Promise<Value> | undefined;
  if (known) return known;
  const answer: Fetched<Value> = fetch(address).then((response): Promise<Value> => {
    if (!response.ok) throw new Error(`Loading chunk ${address} failed: ${response.status}`);
    return response.json();
  });
  fetched.set(address, answer);
  answer.then(
    (value) => Object.assign(answer, { status: 'fulfilled', value }),
    () => setTimeout(() => fetched.delete(address), failureStandsMs),
  );
  return answer;
}
