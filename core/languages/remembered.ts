/** Returns what it made for the same arguments before: a format takes much longer to make than to use. */
export function remembered<Arguments extends readonly string[], Made>(make: (...given: Arguments) => Made) {
  const made = new Map<string, Made>();
  return (...given: Arguments): Made => {
    const key = given.join(' ');
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}
