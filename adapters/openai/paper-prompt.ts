import type { PaperRequest } from '#core/ports/advisor.ts';
import { dataRules, dataText, type Prompt } from './prompt.ts';
import { paperSchema } from './schemas.ts';

const rules = `You read the nameplate of a household appliance, a card with its services, or an invoice for it or for work on a home, in a photo or a PDF.

${dataRules}

How to read:
- "found" is true only if the file shows a nameplate, a type label, the maker's name and model on an appliance, a service card, or an invoice, receipt or warranty of an appliance or of work on a home. Otherwise the texts are empty, "work" is empty and "confidence" is 0.
- Copy what is printed or written. What is missing or can't be read is empty: never guess, and never complete it from your own knowledge.
- "maker" and "model" are of the appliance, without addresses or anything else. "serial" is its serial number.
- "item" is the one of "items" that it is about, exactly as it is written there, or empty if it is none of them. "asked" is the item that the user asked about, if any.
- Days are written as YYYY-MM-DD; a day whose order of day and month isn't clear is empty. "boughtOn" and "warrantyUntil" are of the appliance.
- "shop" and "price" are where the appliance was bought, and what was paid for it, with tax. Amounts are plain decimal numbers with a point, such as 129.90, and "currency" is a code such as EUR, or empty if none is shown.
- "work" has one entry for each service, repair or visit that was done: its day, what was done in the words of the paper, in at most ten words, the company, and what was paid for it with tax. Work that is only planned or offered isn't in it.
- "confidence" is from 0 to 1: how sure you are of everything together.`;

export const paperPrompt = ({ file, items, item }: PaperRequest): Prompt<typeof paperSchema> => ({
  name: 'paper',
  instructions: rules,
  data: dataText({ items, ...(item !== undefined && { asked: item }) }),
  file,
  // Small print can't be read otherwise.
  detail: 'high',
  schema: paperSchema,
  mostOutput: 1_500,
});
