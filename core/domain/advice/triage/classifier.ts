import { featuresOf } from './features.ts';
import { bias, weights as encoded, scale } from './weights.ts';

let decoded: Int8Array | undefined;

/** Signed bytes in Base64. */
function weights(): Int8Array {
  decoded ??= Int8Array.from(atob(encoded), (character) => (character.charCodeAt(0) << 24) >> 24);
  return decoded;
}

/** How much a question resembles an emergency: 0 if it could be one or not, higher the more likely it is. */
export function dangerScore(question: string): number {
  const all = weights();
  return featuresOf(question).reduce((sum, [bucket, value]) => sum + value * (all[bucket] ?? 0) * scale, bias);
}
