/**
 * Jobs that are best done together: one visit of a tradesperson, one time that a machine is moved, or one round with a
 * tool.
 */
export type BundleName =
  | 'gas engineer'
  | 'heating engineer'
  | 'chimney sweep'
  | 'fridge moved out'
  | 'dishwasher opened'
  | 'alarm round'
  | 'monthly safety round'
  | 'descaling round'
  | 'gas leak round'
  | 'pool opening'
  | 'ladder round'
  | 'landlord';
