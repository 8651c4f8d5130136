import { closed } from '#words/app/week/closed.ts';
import { inSentence } from '#words/in-sentence.ts';
import { itemName } from '#words/item-names.ts';

/** They are put away instead of being closed. */
const vehicles: readonly string[] = ['Boat', 'Motorcycle', 'Scooter', 'Bicycle', 'Car', 'RV', 'Trailer'];

/** What is said of an item that is closed for the season, and its name within a sentence. */
export const closureOf = (item: string) => ({
  name: inSentence(itemName(item)),
  words: vehicles.includes(item) ? closed.putAway : closed.closed,
});
