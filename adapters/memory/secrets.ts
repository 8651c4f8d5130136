import type { Secrets } from '#core/ports/secrets.ts';

/** Keeps the texts in memory and returns numbered names for them. */
export function makeSecrets(): Secrets {
  const texts = new Map<string, string>();
  return {
    seal: async (text) => {
      const sealed = `sealed-${texts.size + 1}`;
      texts.set(sealed, text);
      return sealed;
    },
    open: async (sealed) => texts.get(sealed),
  };
}
