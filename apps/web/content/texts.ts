import { type Texts, texts } from 'virtual:texts';
import { fetchJson, useContent } from '../loading/fetch-json.ts';

type Name = keyof Texts;

export async function loadText<N extends Name>(name: N): Promise<Texts[N]> {
  const text: string | Texts[N] = texts[name];
  return typeof text === 'string' ? fetchJson<Texts[N]>(text) : text;
}

/** Suspends until the text is loaded. */
export function useText<N extends Name>(name: N): Texts[N] {
  return useContent<Texts[N]>(texts[name]);
}
