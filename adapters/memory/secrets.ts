import type { Secrets } from '#core/ports/secrets.ts';

/** The texts that were sealed with each key, by their numbered names. */
export type SealedTexts = Map<string, { readonly text: string; readonly purpose: string; readonly key: string }>;

type Keys = { readonly texts?: SealedTexts; readonly key?: string; readonly previous?: readonly string[] };

/** Keeps the texts in memory and returns numbered names for them. Secrets that share `texts` can exchange their keys. */
export function makeSecrets({ texts = new Map(), key = 'key', previous = [] }: Keys = {}): Secrets {
  return {
    seal: async (text, purpose) => {
      const sealed = `sealed-${texts.size + 1}`;
      texts.set(sealed, { text, purpose, key });
      return sealed;
    },
    open: async (sealed, purpose) => {
      const known = texts.get(sealed);
      return known?.purpose === purpose && [key, ...previous].includes(known.key) ? known.text : undefined;
    },
    isCurrent: (sealed) => texts.get(sealed)?.key === key,
    hasPrevious: previous.length > 0,
  };
}
