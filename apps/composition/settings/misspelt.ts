/** Groups whose names no other program uses. */
const groups = ['COMPANY_', 'OIDC_', 'POSTMARK_', 'S3_', 'SIGN_', 'SMTP_', 'STRIPE_'];
/** Shorter names are too often those of other programs. */
const shortestName = 6;

export type Misspelt = { readonly name: string /** Absent where none is like it. */; readonly meant?: string };

/** Returns the variables that look as if they were meant to be settings, and aren't. `known`: the names of all settings. */
export function misspeltIn(given: Iterable<string>, known: ReadonlySet<string>): readonly Misspelt[] {
  return [...given].sort().flatMap((name) => {
    const plain = name.replace(/_FILE$/, '');
    if (known.has(name) || known.has(plain)) return [];
    const meant = nearest(name, known) ?? nearest(plain, known);
    if (meant) return [{ name, meant }];
    return groups.some((group) => name.startsWith(group)) ? [{ name }] : [];
  });
}

export const misspeltSentence = ({ name, meant }: Misspelt): string =>
  `${name} is no setting${meant === undefined ? '' : `; did you mean ${meant}?`}`;

/** The known name that differs least, by one or two letters, but by no more than one in four: npm itself sets `EDITOR`. */
function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length < shortestName) return undefined;
  const near = [...known]
    .map((each) => ({ each, distance: distanceOf(name.toUpperCase(), each) }))
    .filter(({ each, distance }) => distance <= Math.min(2, name.length / 4) && each.length >= shortestName);
  return near.sort((one, other) => one.distance - other.distance)[0]?.each;
}

/** How many letters have to be added, removed, replaced or swapped with the next. Names with other lengths differ by more than two. */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          (next[column - 1] ?? 0) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          ...(isSwap ? [at(row - 2, column - 2) + 1] : []),
        ),
      );
    }
    rows.push(next);
  }
  return at(one.length, other.length);
}
