/** The sentences of a text in one language, without the marks that end them. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/**
 * The clauses of an English text, because "have a technician clean it, then open the panel" leaves only its first half to
 * someone else.
 */
export const clausesOf = (text: string): readonly string[] =>
  text
    .split(/[.;:!?\n–—]+|,?\s+(?:and then|then|or else|otherwise|and|but|yourself)\s+|,\s*/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/**
 * A clause that forbids what follows or leaves it to someone else. It says so at its very beginning, since "you need no
 * electrician: open the panel" mentions one too.
 */
export const isLeft = (clause: string): boolean =>
  /^(so |and |but |please |then |also |or )?(never|do not|don['’]t|must not|you must not|avoid|without|leave|not|no one|nobody|it is dangerous to|(have|ask|let|call|get|book|tell|hire|contact) (a|an|the|your|only)\b|only (a|an)\b)/i.test(
    clause,
  );

/** A verb in its forms: "remove", "removes", "removed", "removing"; "fit", "fits", "fitted", "fitting". */
export const formsOf = (verb: string): string =>
  verb.endsWith('e') ? `${verb.slice(0, -1)}(e|es|ed|ing)` : `${verb}(s|es|ed|ing|${verb.at(-1)}(ed|ing))?`;
