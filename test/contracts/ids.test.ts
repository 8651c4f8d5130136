import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sequentialIds } from '#adapters/memory/ids.ts';
import { systemIds } from '#adapters/system/ids.ts';

describe.each([
  { name: 'sequential ids', ids: sequentialIds() },
  { name: 'system ids', ids: systemIds },
])('$name', ({ ids }) => {
  it('are UUIDs, each new one another', () => {
    const some = [ids.next(), ids.next(), ids.named('a'), ids.named('b')];
    expect(new Set(some).size).toBe(4);
    expect(z.array(z.uuid()).parse(some)).toEqual(some);
  });

  it('are the same for the same name', () => {
    expect(ids.named('a task')).toBe(ids.named('a task'));
  });
});
