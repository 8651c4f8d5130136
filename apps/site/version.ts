import type { language } from '#words/language.ts';

/** A page in one of its languages. */
export type Version = { readonly language: typeof language; readonly path: string };
