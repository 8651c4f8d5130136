/** Endings of English, French, German and Spanish words. */
const endings = /(?:ing|ed|es|en|er|em|ez|ar|ir|as|os|nt|s|e|n|t|a|o|r)$/;
const shortestStem = 4;

/**
 * The word without its ending, so that "drips" finds "drip", and "tropft" finds "tropfen". A text doesn't say which
 * language it is in, so the stem has no need to be exact: two texts only have to agree.
 */
export function stem(word: string): string {
  const cut = word.replace(endings, '');
  return (cut.length >= shortestStem ? cut : word).replace(/(?<=.{3})y$/, 'i');
}
