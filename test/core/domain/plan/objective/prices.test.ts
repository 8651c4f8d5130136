import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prices, priceTable } from '#core/domain/plan/objective/prices.ts';

const folder = join(import.meta.dirname, '../../../../../core/domain/plan');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('prices.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

describe('the prices of a year', () => {
  it.each(Object.entries(priceTable))('say what they are, and decide something: %s', (name, price) => {
    expect(price.value).toBeGreaterThan(0);
    expect(price.unit).not.toBe('');
    expect(price.sentence).toMatch(/^[A-Z].*\.$/);
    expect(code).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('are the numbers of the table', () => {
    expect(Object.keys(prices)).toEqual(Object.keys(priceTable));
    expect(prices.danger).toBe(priceTable.danger.value);
  });
});
