import { untranslated } from '#words/untranslated.ts';

type SafetyTextProps = {
  text: string;
  /** The language of the text, if it isn't the page's. */
  language: 'en' | undefined;
};

/** A safety text, which says so where it is English because its translation is too old to be shown. */
export function SafetyText({ text, language }: SafetyTextProps) {
  if (!language) return text;
  return (
    <>
      {untranslated} <span lang={language}>{text}</span>
    </>
  );
}
