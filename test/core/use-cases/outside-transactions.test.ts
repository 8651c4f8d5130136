import { expect, it } from 'vitest';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { outsideTransactions, watched } from './outside-transactions.ts';

it('a vendor that is called while a transaction is open is noticed, and not before or after', async () => {
  const reported: string[] = [];
  const report = ({ message }: Error) => void reported.push(message);
  const vendor = outsideTransactions('vendor', { ask: async () => 'answer' }, report);
  const unitOfWork = watched(makeUnitOfWork(makeMemoryDatabase()));
  expect(await vendor.ask()).toBe('answer');
  const asked = unitOfWork.run(async ({ persons }) => {
    await persons.find('9e450000-0000-4000-8000-000000000001');
    return vendor.ask();
  });
  await expect(asked).rejects.toThrow('vendor.ask is called while a transaction is open');
  expect(reported).toEqual(['vendor.ask is called while a transaction is open']);
  expect(await vendor.ask()).toBe('answer');
  expect(reported).toHaveLength(1);
});
