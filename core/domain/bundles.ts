/**
 * Jobs that are best done together: one visit of a tradesperson, one time that a machine is moved, or one round with a
 * tool. Each has the reason that is given to the jobs that join another.
 */
export const bundles = {
  'gas engineer': 'The gas engineer can do this on the same visit',
  'heating engineer': 'The heating engineer can do this on the same visit',
  'chimney sweep': 'The sweep can do this on the same visit',
  'fridge moved out': 'Do this while the fridge is pulled out',
  'dishwasher opened': 'Do this while the dishwasher is empty',
  'alarm round': 'Do this on the same round of the alarms',
  'monthly safety round': 'Do this on the same safety round of test buttons',
  'descaling round': 'Do this while the limescale remover is out',
  'gas leak round': 'Do this with the same soapy water',
  'pool opening': 'Do this before anyone swims again',
  'ladder round': 'Do this on the same round of the gutters',
} as const;

export type BundleName = keyof typeof bundles;
