import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { samplePassport } from '#apps/site/content/sample-passport.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { isUnaltered } from '#core/domain/history/passport/passport.ts';

const entries = samplePassport.equipment.flatMap((one) => one.entries);

it('is a passport as a household would share it: its checksum fits, and its figures are those of its entries', () => {
  expect(isUnaltered(samplePassport, (text) => createHash('sha256').update(text).digest())).toBe(true);
  const { done, safety, money } = samplePassport.figures;
  expect(done).toBe(entries.length);
  expect(safety.total).toBe(entries.filter((entry) => entry.safety).length);
  expect(money?.totals[0]?.minor).toBe(entries.reduce((sum, { cost }) => sum + (cost?.minor ?? 0), 0));
});

it('names only tasks of the catalogue, by their titles', () => {
  for (const { careTaskId, title } of entries) {
    if (careTaskId) expect(careTaskById.get(careTaskId)?.task.title).toBe(title);
  }
});
