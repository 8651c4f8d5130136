import { product } from '#apps/contract/product.ts';
import { termsOf } from '#core/domain/selling/terms.ts';

export const terms = termsOf(product);
