import { describe, expect, it } from 'vitest';
import { type Appliance, emptyAppliance } from '#core/domain/appliances/appliance.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function applianceStoreContract(name: string, open: OpenSubject): void {
  describe(`appliance store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const oven: Appliance = { ...emptyAppliance('Oven'), maker: 'A' };
    const fridge: Appliance = {
      item: 'Fridge',
      maker: 'B',
      model: 'X-1',
      serial: 'S 12',
      boughtOn: '2026-05-01',
      price: { minor: 100_000_000_000, currency: 'EUR' },
      shop: 'Shop',
      warrantyUntil: '2028-05-01',
      manual: 'https://example.com/manual',
      parts: [
        {
          name: 'Water filter',
          size: '',
          number: 'F-1',
          shop: 'Shop',
          stock: 0,
          usedBy: 'care:fridge.replace-water-filter',
        },
        { name: 'Bulb', size: 'E14', number: '', shop: '' },
      ],
      reminderId: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11',
    };

    it('keeps one record for each item of a household, by the item’s name', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      for (const each of [{ ...fridge, item: 'Oven' }, oven, fridge]) await run((s) => s.appliances.save(id, each));
      await run((stores) => stores.appliances.save(other, { ...oven, maker: 'C' }));
      expect(await run(({ appliances }) => appliances.list(id))).toStrictEqual([fridge, oven]);
      expect(await run(({ appliances }) => appliances.find(id, 'Fridge'))).toStrictEqual(fridge);
      expect(await run(({ appliances }) => appliances.find(other, 'Fridge'))).toBeUndefined();
      await run(({ appliances }) => appliances.delete(id, 'Oven'));
      await run(({ appliances }) => appliances.delete(id, 'Oven'));
      expect(await run(({ appliances }) => appliances.list(id))).toEqual([fridge]);
      expect(await run(({ appliances }) => appliances.list(other))).toHaveLength(1);
    });
  });
}
