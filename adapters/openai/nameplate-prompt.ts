import type { NameplateRequest } from '#core/ports/advisor.ts';
import { dataRules, dataText, type Prompt } from './prompt.ts';
import { nameplateSchema } from './schemas.ts';

const rules = `You read the nameplate of a household appliance in a photo.

${dataRules}

How to read:
- "found" is true only if the photo shows a nameplate, a type label or the maker's name and model on the appliance. Otherwise the texts are empty and "confidence" is 0.
- "maker" and "model" are as they are printed, without serial numbers, addresses or anything else. "model" is empty if it can't be read.
- "item" is the one of "items" that the appliance is, exactly as it is written there, or empty if it is none of them. "asked" is the item that the user asked about, if any.
- "confidence" is from 0 to 1: how sure you are of maker, model and item together.`;

export const nameplatePrompt = ({ image, items, item }: NameplateRequest): Prompt<typeof nameplateSchema> => ({
  name: 'nameplate',
  instructions: rules,
  data: dataText({ items, ...(item !== undefined && { asked: item }) }),
  file: image,
  // The small print on a plate can't be read otherwise.
  detail: 'high',
  schema: nameplateSchema,
  mostOutput: 300,
});
