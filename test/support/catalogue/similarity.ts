/** A text for users, and its location for the message of a failing test. */
type Text = { readonly where: string; readonly text: string };

/**
 * The minimum number of runs for a text to count as part of a longer one. Below it, one common phrase would be enough.
 */
const enoughToBePartOf = 8;

/** Returns the text's runs of three words, without case or punctuation. A shorter text is a single run. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  return new Set(runs.length > 0 ? runs : [words.join(' ')]);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  const fewer = Math.min(one.size, other.size);
  return common / (fewer >= enoughToBePartOf ? fewer : one.size + other.size - common);
}

/**
 * Returns the share of runs that two texts have in common, from 0 to 1. It is also 1 if one text contains the other.
 */
export function likeness(one: string, other: string): number {
  return shareOf(runsOf(one), runsOf(other));
}

/**
 * Describes the pairs that are more alike than the limit. Comparing thousands of texts takes a fraction of a second.
 */
export function alikePairs(texts: readonly Text[], limit = 0.5): readonly string[] {
  const known = texts.map((text) => ({ ...text, runs: runsOf(text.text) }));
  const byRun = new Map<string, number[]>();
  const found: string[] = [];
  for (const [index, one] of known.entries()) {
    const candidates = new Set([...one.runs].flatMap((run) => byRun.get(run) ?? []));
    for (const earlier of candidates) {
      const other = known[earlier];
      if (other && shareOf(one.runs, other.runs) > limit) {
        found.push(`${other.where} “${other.text}” is like ${one.where} “${one.text}”`);
      }
    }
    for (const run of one.runs) byRun.set(run, [...(byRun.get(run) ?? []), index]);
  }
  return found;
}
