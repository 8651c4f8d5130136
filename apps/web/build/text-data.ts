import { faq } from '../content/faq.ts';
import { homeCopy } from '../content/home-copy.ts';
import { howWeChoose } from '../content/how-we-choose.ts';
import { privacy } from '../content/privacy.ts';
import { terms } from '../content/terms.ts';

export const texts = { faq, homeCopy, howWeChoose, privacy, terms };
