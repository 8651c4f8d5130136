import { type LoadedOnce, loadOnce } from './load-once.ts';

const files = new Map<string, LoadedOnce<unknown>>();

/** A file of ours, by its address. Which shape it has is known to whoever built it, at build time. */
function fileAt<Value>(address: string): LoadedOnce<Value> {
  const known = files.get(address);
  if (known) return known as LoadedOnce<Value>;
  const file = loadOnce<Value>(address, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  });
  files.set(address, file);
  return file;
}

export const fetchJson = <Value>(address: string): Promise<Value> => fileAt<Value>(address).load();

/** For components: suspends until the file is there. */
export const readJson = <Value>(address: string): Value => fileAt<Value>(address).read();
