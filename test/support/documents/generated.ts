import { join, relative } from 'node:path';
import { constantsIn } from './constants-in.ts';

/** The value that a module exports under the name. */
const exportOf = async (file: string, name: string): Promise<unknown> =>
  (await import(join(process.cwd(), file)))[name];

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The numbers of the files, as one table with a row for each comment. */
function tableOf(page: string, patterns: readonly string[]): string {
  const rows = constantsIn(patterns).flatMap(({ file, constants }) =>
    [...Map.groupBy(constants, ({ meaning }) => meaning)].map(([meaning, all]) => {
      const names = all.map(({ name }) => name).join(', ');
      const values = all.map(({ value }) => value).join(', ');
      return `| [${names}](${relative(join(page, '..'), file)}) | ${values} | ${meaning} |`;
    }),
  );
  return ['| number | value | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** The names of an exported list, such as that of the rules of a plan. */
async function namesOf(file = '', name = ''): Promise<string> {
  const list = await exportOf(file, name);
  return Array.isArray(list)
    ? list
        .filter(isNamed)
        .map((each) => `- ${each.name}`)
        .join('\n')
    : '';
}

type Price = { readonly value: number; readonly unit: string; readonly sentence: string };

/** The prices of an exported table, a row for each. */
async function pricesOf(file = '', name = ''): Promise<string> {
  const rows = Object.entries((await exportOf(file, name)) as Record<string, Price>).map(
    ([price, { value, unit, sentence }]) => `| ${price} | ${value} ${unit} | ${sentence} |`,
  );
  return ['| price | value | what it is for |', '|---|---|---|', ...rows].join('\n');
}

/** A part of a page that is made from the code: what it shows, and of which files. */
export const generatedParts = /(<!-- (numbers|names|prices) of (.+?) -->)[\s\S]*?(<!-- end -->)/g;

/** The page with its generated parts as the code has them now. */
export async function withGeneratedParts(page: string, text: string): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(generatedParts)) {
    const [whole, start = '', kind, of = '', close = ''] = match;
    const words = of.split(' ');
    const part =
      kind === 'numbers' ? tableOf(page, words) : await (kind === 'names' ? namesOf(...words) : pricesOf(...words));
    result += `${text.slice(end, match.index)}${start}\n\n${part}\n\n${close}`;
    end = match.index + whole.length;
  }
  return result + text.slice(end);
}
