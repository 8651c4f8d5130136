import { course } from './concepts/course.ts';
import { people } from './concepts/people.ts';
import { questions } from './concepts/questions.ts';
import { signs } from './concepts/signs.ts';
import { things } from './concepts/things.ts';

/**
 * What a message about the home can mention, in English, French, German and Spanish, without accents. The classifier
 * learns from these which of them together are an emergency, so that a language with few examples profits from the
 * others. A hyphen joins the words of a phrase, and `*` is the rest of a word.
 */
export const concepts = { ...people, ...signs, ...things, ...course, ...questions } as const satisfies Readonly<
  Record<string, string>
>;
export type Concept = keyof typeof concepts;
