/** Which household each of the payment provider's customers belongs to, and which events have arrived. */
export type CustomerStore = {
  /** A number higher than every earlier one. It shows which of several readings of the provider began last. */
  nextReading(): Promise<number>;
  /** Saves an event's id. False when it was saved before. */
  noteEvent(eventId: string, at: Date): Promise<boolean>;
  /** Deletes events received before the instant, and returns their number. */
  deleteEventsBefore(before: Date): Promise<number>;
  /** Undefined for a customer that belongs to no household. */
  householdOf(customerId: string): Promise<string | undefined>;
  /** In ascending order. */
  customersOf(householdId: string): Promise<readonly string[]>;
  /** Ids of customers who belong to a household in ascending order, after the given one, at most `limit`. */
  customersAfter(customerId: string | undefined, limit: number): Promise<readonly string[]>;
  /** False, without effect, when the customer already belongs to a household. */
  addCustomer(customerId: string, householdId: string): Promise<boolean>;
};
