import { z } from 'zod';
import { isLanguage, type Language, languages } from '#core/domain/languages.ts';
import { taxModes } from '#core/domain/selling/price.ts';
import { mode } from './kinds.ts';

const contractLanguages = z.string().transform((text, context): readonly Language[] => {
  const codes = text.split(',').map((code) => code.trim());
  const known = codes.filter(isLanguage);
  if (known.length < codes.length || new Set(codes).size < codes.length)
    context.addIssue(`must name each language once, of ${languages.join(', ')}, separated by commas`);
  return known;
});

/** How Premium is sold. Its price and its provider are a vendor's. */
export const sellingSettings = z
  .object({ ...mode, CONTRACT_LANGUAGES: contractLanguages.optional(), TAX: z.enum(taxModes).optional() })
  .transform(({ NODE_ENV, CONTRACT_LANGUAGES, TAX }) => {
    const isProduction = NODE_ENV === 'production';
    return {
      /** In which contracts are to be concluded, as far as the other settings allow it. */
      chosenLanguages: CONTRACT_LANGUAGES ?? (isProduction ? (['en'] as const) : languages),
      /** Outside production, the sandbox computes it. */
      tax: TAX ?? (isProduction ? 'none' : 'automatic'),
    };
  });
