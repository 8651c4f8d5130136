import { strips as words } from '#words/site/strips.ts';
import { kindsOfStrips, looksId, panelId } from './strip-panels.ts';

/** A drawing in a file of many, `FILE#ID`, and what it says. */
type Panel = { readonly drawing: string; readonly text: string };

/** The drawn steps of a task. Where kinds of its item differ, readers choose theirs. */
export type StripContent = {
  /** The question that the kinds answer; absent if there is one. */
  readonly which?: string;
  readonly kinds: readonly { readonly looks?: Panel; readonly panels: readonly Panel[] }[];
  /** How readers tell that the work has succeeded. */
  readonly worked: string;
};

type Words = { readonly panels: readonly string[]; readonly worked: string };
type WordsOfKinds = {
  readonly which: string;
  readonly kinds: readonly { readonly name: string; readonly panels: readonly string[] }[];
  readonly worked: string;
};

const texts: Readonly<Record<string, Words | WordsOfKinds>> = words.tasks;

/** Joins a task's drawings with their words; undefined if it has none. Throws unless each panel has its words. */
export function stripOf(task: string, file: string | undefined): StripContent | undefined {
  const kinds = kindsOfStrips.get(task);
  const text = texts[task];
  if (!kinds || !file) return undefined;
  if (!text) throw new Error(`The strip of ${task} has no words`);
  const named = 'kinds' in text ? text.kinds : [{ name: undefined, panels: text.panels }];
  return {
    ...('which' in text && { which: text.which }),
    worked: text.worked,
    kinds: kinds.map(({ panels }, kind) => {
      const { name, panels: said = [] } = named[kind] ?? {};
      if (said.length !== panels.length) throw new Error(`The strip of ${task} has ${panels.length} panels`);
      return {
        ...(name !== undefined && { looks: { drawing: `${file}#${looksId(kind)}`, text: name } }),
        panels: said.map((text, index) => ({ drawing: `${file}#${panelId(kind, index)}`, text })),
      };
    }),
  };
}
