import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { z } from 'zod';
import { languages } from '#core/domain/languages.ts';
import { type Announcement, announcementKinds } from '#core/domain/selling/announcement.ts';
import { periods, taxes } from '#core/domain/selling/price.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { withData } from '../with-app.ts';

type Options = { dryRun?: boolean; json?: boolean };

const price = z.strictObject({
  minor: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(periods),
  periodCount: z.int().min(1).default(1),
  tax: z.enum(taxes).default('none'),
});

const shape = z.strictObject({
  kind: z.enum(announcementKinds),
  from: z.iso.date(),
  price: price.optional(),
  changes: z.record(z.enum(languages), z.string().trim().min(1).max(2000)).optional(),
});

export function addAnnounceCommand(program: Command, terminal: Terminal): void {
  program
    .command('announce')
    .argument('<file>', 'JSON with kind (price, terms or privacy), from (a day), and price or changes')
    .description('mail everyone whom a new price, new terms or a new privacy policy concerns, at least 30 days ahead')
    .option('--dry-run', 'only count whom it concerns')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Example:
  upkept announce price.json --dry-run
    {"kind": "price", "from": "2027-03-01", "price": {"minor": 599, "currency": "EUR", "period": "month", "tax": "included"}}
  upkept announce terms.json
    {"kind": "terms", "from": "2027-03-01", "changes": {"en": "What changes.", "fr": "Ce qui change."}}`,
    )
    .action(async (file: string, { dryRun = false, ...options }: Options) => {
      const announcement = await readAnnouncement(file);
      const { homes, had } = await withData(terminal, (app) => app.announce({ announcement, dryRun }));
      print(terminal, { homes, had, queued: dryRun ? 0 : homes - had, dryRun }, options, () =>
        dryRun
          ? `It concerns ${pluralise(homes, 'home')}, of which ${had} had it already. Nothing was sent.`
          : `${pluralise(homes - had, 'mail')} queued; ${had} had it already.`,
      );
    });
}

async function readAnnouncement(file: string): Promise<Announcement> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} can't be read.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
  const parsed = shape.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    throw new UsageError(problems.join('\n'));
  }
  const { price: newPrice, changes, ...same } = parsed.data;
  return { ...same, ...(newPrice && { price: newPrice }), ...(changes && { changes }) };
}
