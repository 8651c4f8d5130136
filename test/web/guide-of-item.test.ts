import { expect, it } from 'vitest';
import { guideOfItem } from '#core/catalogue/guide-of-item.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';

it('maps exactly the items whose tasks are in a guide to that guide', () => {
  const written = guides.flatMap(({ slug, tasks }) =>
    tasks.map((id) => [careTaskById.get(id)?.item.name ?? id, slug] as const),
  );
  expect(new Map([...guideOfItem].sort())).toEqual(new Map(written.toSorted()));
});
