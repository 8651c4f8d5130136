/** What the bracketed names of a form spell: `a[b][0]=x` is `{a: {b: {0: 'x'}}}`. */
export type Form = { [name: string]: string | Form };

const emptyForm = (): Form => Object.create(null);

/** A list is a record whose names are numbers: only the parameter's schema decides which of the two it is. */
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

/** `list[]` means the next of the list. */
const keyIn = (form: Form, step: string): string => (step === '' ? String(Object.keys(form).length) : step);

/** As messages show it: `a[b][0]`. */
export const nameOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first ?? '') + rest.map((step) => `[${String(step)}]`).join('');
