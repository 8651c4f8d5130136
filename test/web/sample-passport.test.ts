import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { samplePassport } from '#apps/site/content/sample-passport.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { isUnaltered } from '#core/domain/history/passport/passport.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const passport = samplePassport(sha256);
const entries = passport.equipment.flatMap((one) => one.entries);

it('is a passport as a household would share it: its checksum fits, and its figures are those of its entries', () => {
  expect(isUnaltered(passport, sha256)).toBe(true);
  const { done, safety, money } = passport.figures;
  expect(done).toBe(entries.length);
  expect(safety.total).toBe(entries.filter((entry) => entry.safety).length);
  expect(money?.totals[0]?.minor).toBe(entries.reduce((sum, { cost }) => sum + (cost?.minor ?? 0), 0));
});

it('names only tasks of the catalogue, whose titles it has', () => {
  for (const { careTaskId, title } of entries) {
    if (careTaskId) expect(careTaskById.get(careTaskId)?.task.title).toBe(title);
  }
});
