/** The value of a property of something that was stored, which may be anything. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether these properties of something that was stored are texts. */
export const hasText = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof property(value, name) === 'string');
