import type { adviceCopy as english } from '../en/advice-copy.ts';
import type { Translation } from '../translation.ts';
/** The specification’s words for asking the assistant, until everyone can. */
export const adviceCopy = {
  soon: 'Demnächst',
  title: 'Den Assistenten um Rat fragen',
  text: 'Laden Sie eine Anleitung oder ein Foto des Geräts hoch, und erfahren Sie, woran es liegen kann.',
} as const satisfies Translation<typeof english>;
