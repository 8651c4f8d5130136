/** The structure that bracketed names describe: `a[b][0]=x` is `{a: {b: {0: 'x'}}}`. */
export type Form = { [name: string]: string | Form };

const emptyForm = (): Form => Object.create(null);

/**
 * Parses a form. A list becomes a record with numbers as names; only the parameter's schema knows that it is a list.
 */
export function readForm(pairs: URLSearchParams): Form {
  const form = emptyForm();
  for (const [name, value] of pairs) {
    const path = pathOf(name);
    const last = path.pop() ?? name;
    let place = form;
    for (const step of path) place = placeIn(place, step);
    place[keyIn(place, last)] = value;
  }
  return form;
}

function pathOf(name: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined) return [name];
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
}

function placeIn(form: Form, step: string): Form {
  const key = keyIn(form, step);
  const there = form[key];
  if (typeof there === 'object') return there;
  const place = emptyForm();
  form[key] = place;
  return place;
}

/** `list[]` means the next entry of the list. */
const keyIn = (form: Form, step: string): string => (step === '' ? String(Object.keys(form).length) : step);

/** The name as error messages show it: `a[b][0]`. */
export const nameOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first ?? '') + rest.map((step) => `[${String(step)}]`).join('');
