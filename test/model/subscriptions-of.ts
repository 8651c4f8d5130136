import type { Subscription } from '#core/domain/selling/subscription.ts';
import type { Home } from './home.ts';
import type { System } from './system.ts';

/** Every subscription that the payment provider has for the household. */
export async function subscriptionsOf(home: Home, { world }: System): Promise<readonly Subscription[]> {
  const customers = [...world.database.tables.paymentCustomers].filter(([, householdId]) => householdId === home.id);
  const { provider } = world;
  provider.comeBack();
  return (await Promise.all(customers.map(([customerId]) => provider.subscriptionsOf(customerId)))).flat();
}
