import { pathToFileURL } from 'node:url';
import { judgeFiles } from './judge-files.ts';

/**
 * Judges how the import reads the files of a folder that someone else has made: `./run test/support/imports/judge.ts FOLDER
 * [odd]`. Of the files whose names begin with an odd number it lists what differs; the others stay sealed.
 */
const [folder = '.', shown = ''] = process.argv.slice(2);
const judged = await judgeFiles(pathToFileURL(`${folder}/`));
const isOdd = ({ file }: { readonly file: string }) => Number.parseInt(file, 10) % 2 === 1;

for (const [half, files] of Object.entries({
  odd: judged.filter(isOdd),
  even: judged.filter((each) => !isOdd(each)),
})) {
  const sum = (of: (each: (typeof files)[number]) => number) => files.reduce((total, each) => total + of(each), 0);
  const [right, rows] = [sum((each) => each.right), sum((each) => each.rows)];
  process.stdout.write(
    `${half}: ${files.length} files, ${right} of ${rows} rows right, ${sum(({ wrong }) => wrong.length)} rows silently wrong, ` +
      `${sum(({ dropped }) => dropped.length)} columns dropped, at most ${Math.max(...files.map(({ questions }) => questions))} questions, ` +
      `${sum(({ open }) => open.length)} left open\n`,
  );
  if (half !== shown) continue;
  for (const { right: _, rows: __, ...rest } of files.filter(
    ({ missing, wrong, dropped }) => [...missing, ...wrong, ...dropped].length > 0,
  ))
    process.stdout.write(`${JSON.stringify(rest, null, 1)}\n`);
}
