/** What ties the payment provider's customers to households, and what has been heard of them. */
export type CustomerStore = {
  /** A number higher than all before, to tell which of several readings of the provider began last. */
  nextReading(): Promise<number>;
  /** Notes an event; false when it had been noted before. */
  noteEvent(eventId: string, at: Date): Promise<boolean>;
  /** Deletes events received before the instant, and returns their number. */
  forgetEvents(before: Date): Promise<number>;
  /** Undefined for a customer that belongs to no household. */
  householdOf(customerId: string): Promise<string | undefined>;
  /** In the order of their ids. */
  customersOf(householdId: string): Promise<readonly string[]>;
  /** Customers who belong to a household, in the order of their ids, after the given one, at most `limit`. */
  customersAfter(customerId: string | undefined, limit: number): Promise<readonly string[]>;
  /** False when the customer belongs to a household already, which then stays so. */
  addCustomer(customerId: string, householdId: string): Promise<boolean>;
};
