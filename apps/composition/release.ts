import manifest from '../../package.json' with { type: 'json' };

/** Which program runs: its version, and the hash of the sources that its bundle was built from. */
export const release = {
  version: manifest.version,
  build: /\bserver-(\w+)\//.exec(import.meta.url)?.[1] ?? 'sources',
} as const;
