import type { untranslated as english } from '../en/untranslated.ts';
import type { Translation } from '../translation.ts';

export const untranslated: Translation<typeof english> = 'Ce texte vient de changer ; il n’est pas encore traduit.';
