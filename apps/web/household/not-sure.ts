import type { notSure as saved } from '#core/domain/care/traits.ts';

/** The answer of a user who doesn't know. The file that defines it has every question, which only the server needs. */
export const notSure: typeof saved = 'not-sure';
