import { product } from '#apps/contract/product.ts';
import { termsOf } from '#core/languages/terms.ts';

export const terms = termsOf(product);
