import type { z } from 'zod';

type Rule<Values> = z.core.CheckFn<Values>;

const isMissing = (values: object, name: string): boolean => Reflect.get(values, name) === undefined;

/** Checks that either all of these settings are set or none is. */
export function neededTogether<Name extends string>(...names: readonly Name[]): Rule<{ [Each in Name]?: unknown }> {
  return ({ value, issues }) => {
    const missing = names.filter((name) => isMissing(value, name));
    if (missing.length === names.length) return;
    for (const name of missing) {
      const others = names.filter((other) => other !== name);
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        message: `needed together with ${others.join(' and ')}`,
      });
    }
  };
}

/** Checks that production sets all of these settings, which have no default there. Their group contains `NODE_ENV`. */
export function neededInProduction<Name extends string>(
  ...names: readonly Name[]
): Rule<{ [Each in Name]?: unknown } & { NODE_ENV: string }> {
  return ({ value, issues }) => {
    if (value.NODE_ENV !== 'production') return;
    for (const name of names.filter((each) => isMissing(value, each))) {
      issues.push({ code: 'custom', input: value, path: [name], message: 'needed in production' });
    }
  };
}
