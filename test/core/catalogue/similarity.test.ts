import { expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { alikePairs } from '../../support/catalogue/similarity.ts';

it('no two texts of the catalogue are alike', () => {
  const texts = catalogue.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, title, why, steps, safety, tenant }) =>
      [title, why, ...steps, safety ?? [], tenant ?? []].flat().map((text) => ({ where: id, text })),
    ),
  );
  expect(alikePairs(texts)).toEqual([]);
});
