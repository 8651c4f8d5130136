/** What a body says: without the keys of optional fields that it leaves out. */
type Said<Body> = { [Key in keyof Body]?: Exclude<Body[Key], undefined> };

/** Omits the fields that a request omits, rather than setting them to undefined. */
export function withoutUndefined<Body extends object>(body: Body): Said<Body> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Said<Body>;
}
