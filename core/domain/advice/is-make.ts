import { mostOf } from './known.ts';

/** A name such as "Russell Hobbs" or "SMS-6/1 (B)", never a sentence. */
export const isMake = (text: string): boolean =>
  text.length <= mostOf.makeLength &&
  text.split(' ').length <= mostOf.makeWords &&
  text.isWellFormed() &&
  /^[\p{L}\p{N}][\p{L}\p{N} .,&/+()'’_-]*$/u.test(text);
