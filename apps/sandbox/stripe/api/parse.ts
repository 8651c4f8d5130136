import type { z } from 'zod';
import { type Form, nameOf } from './form.ts';
import { invalid, type Refusal } from './refusal.ts';

/** Returns the parameters as the endpoint's schema describes them. Throws a `Refusal` in Stripe's words. */
export function parse<S extends z.ZodType>(parameters: S, form: Form): z.output<S> {
  const parsed = parameters.safeParse(form);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues, form);
}

type Issue = z.core.$ZodIssue;

function refusalOf(issues: readonly Issue[], form: Form): Refusal {
  const strangers = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nameOf([...issue.path, key])) : [],
  );
  if (strangers.length > 0)
    return invalid(`Received unknown parameter${strangers.length > 1 ? 's' : ''}: ${strangers.join(', ')}`, {
      code: 'parameter_unknown',
      param: strangers[0] ?? '',
    });
  const issue = issues.map(innermost)[0];
  if (!issue) throw new Error('Refused without a reason');
  return wordsFor(issue, form);
}

/** Returns the issue of a union's last branch, which comes closest to what the caller meant. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.at(-1)?.[0];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function wordsFor(issue: Issue, form: Form): Refusal {
  const param = nameOf(issue.path);
  const given = valueAt(form, issue.path);
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    return issue.message === 'empty'
      ? invalid(
          `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
          { param, code: 'parameter_invalid_empty' },
        )
      : invalid(issue.message, { param, ...(typeof code === 'string' && code ? { code } : {}) });
  }
  if (given === undefined) return invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  if (issue.code === 'invalid_value')
    return invalid(`Invalid ${param}: must be one of ${oneOf(issue.values.map(String))}`, { param });
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'undefined')
      return invalid(`Stripe takes the parameter ${param}, this stand-in does not play it`, { param });
    const expected = issue.expected === 'record' ? 'object' : issue.expected;
    return invalid(`Invalid ${expected}`, { param });
  }
  return invalid(`Invalid ${param}`, { param });
}

function valueAt(form: Form, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (place, step) => (typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined),
    form,
  );
}

const oneOf = (values: readonly string[]): string =>
  values.length < 3 ? values.join(' or ') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`;
