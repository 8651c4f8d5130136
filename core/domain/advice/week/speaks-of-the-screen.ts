/** The first or last of something in the year, which is no order of tasks. */
const ofTheYear =
  /\b(first|last) (?=(hard |warm |mild |cold |dry |sunny )*(frosts?|snow|leaves|days?|rain|weeks?|month)\b)/gi;

const order =
  /\b(first|second|third|last|next|then|afterwards|others?|rest|remaining|another|order|longest|shortest|biggest|smallest|(start|begin|end|finish)(s|ing)? (with|by|off))\b/i;

const counts =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|couple|few|several|many|dozen|one (job|task|check|thing|chore)s?)\b/i;

const durations = /\b(minutes?|mins?|hours?|hrs?|quick(ly|er)?)\b/i;

/**
 * Whether a text speaks of what the screen shows beside it: the order of the tasks, how many they are and how long they
 * take. That changes with each move and tick, and the text doesn't.
 */
export function speaksOfTheScreen(text: string): boolean {
  const rest = text.replaceAll(ofTheYear, '');
  return [order, counts, durations].some((words) => words.test(rest));
}
