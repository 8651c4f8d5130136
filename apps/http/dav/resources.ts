import type { Caller } from '#core/domain/people/membership.ts';

/**
 * What a token of a person for a home leads to: the root, the person, the list of homes, the home's to-dos, and each of
 * them by the id of its task.
 */
export type Resource =
  | { readonly kind: 'root' | 'person' | 'homes' | 'home' }
  | { readonly kind: 'task'; readonly id: string };

/** What can be asked of them. */
export const methods = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT';

export const root = '/dav/';
export const homes = `${root}homes/`;
export const personAddress = ({ person }: Pick<Caller, 'person'>): string => `${root}people/${person.id}/`;
export const homeAddress = ({ household }: Pick<Caller, 'household'>): string => `${homes}${household.id}/`;
export const taskAddress = (caller: Pick<Caller, 'household'>, id: string): string => `${homeAddress(caller)}${id}.ics`;

export function addressOf(resource: Resource, caller: Caller): string {
  switch (resource.kind) {
    case 'root':
      return root;
    case 'person':
      return personAddress(caller);
    case 'homes':
      return homes;
    case 'home':
      return homeAddress(caller);
    case 'task':
      return taskAddress(caller, resource.id);
  }
}

/** The resource at an address of the server. Undefined where the caller has none. A slash at its end may be missing. */
export function resourceAt(address: string, caller: Caller): Resource | undefined {
  const whole = address.endsWith('/') || address.endsWith('.ics') ? address : `${address}/`;
  for (const kind of ['root', 'person', 'homes', 'home'] as const) {
    if (whole === addressOf({ kind }, caller)) return { kind };
  }
  const home = homeAddress(caller);
  if (!whole.startsWith(home) || !whole.endsWith('.ics')) return undefined;
  const id = whole.slice(home.length, -'.ics'.length);
  return id.includes('/') ? undefined : { kind: 'task', id };
}

/** The resource that a client names by an address, whole or from the root of the server. */
export function resourceNamed(href: string, caller: Caller): Resource | undefined {
  const { pathname } = URL.parse(href.trim(), 'http://localhost') ?? {};
  try {
    return pathname === undefined ? undefined : resourceAt(decodeURIComponent(pathname), caller);
  } catch {
    return undefined;
  }
}
