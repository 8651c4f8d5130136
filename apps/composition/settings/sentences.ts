import type { z } from 'zod';

/** What is wrong with a setting whose own check doesn't say it, in words that don't speak of the check. */
export const settingSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map(String))}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'must be an address such as https://home.example.com';
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return 'must be a whole number';
    if (issue.expected === 'number') return 'must be a number';
  }
  return 'has a value that can’t be used';
};

const listed = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
