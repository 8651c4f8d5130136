/** What a job is to do for a household: the job names the errand alone, so that the queue holds nothing about anybody. */
export type Errand = { readonly id: string; readonly householdId: string; readonly createdAt: Date };

export type ErrandStore = {
  add(errand: Errand): Promise<void>;
  /** Undefined once it is done, or its household is gone. */
  find(id: string): Promise<Errand | undefined>;
  /** Doing so twice is as doing so once. */
  remove(id: string): Promise<void>;
};
