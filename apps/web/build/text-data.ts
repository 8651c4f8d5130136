import { faq, homeQuestions } from '../content/faq.ts';
import { privacy } from '../content/privacy.ts';
import { terms } from '../content/terms.ts';

export const texts = { faq, homeQuestions, privacy, terms };
