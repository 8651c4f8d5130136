import type { CountryWords } from '../../country-words.ts';

export const brazil = {
  place: 'Brazil',
  facts: {
    'Smoke alarms':
      'The fire brigades of the states prescribe protection for blocks of flats, whose manager keeps extinguishers and the brigade’s certificate valid. A single house needs no alarm by law.',
    Renting:
      'The landlord hands over a home fit for use and answers for faults from before the lease. The tenant reports damage at once, repairs what they caused and pays the ordinary costs of the building.',
    'Septic tanks':
      'A building is connected to the sewer where there is one, at the owner’s cost. Elsewhere individual systems are allowed under the rules of the regulator and the environmental authority.',
    Pools:
      'Pools have devices that keep hair and limbs from being sucked in, and owners keep them working. The local authority checks it where others bathe.',
    Mosquitoes:
      'Where dengue or Zika threaten, the health authority may enter abandoned or closed homes to remove standing water. Keep cisterns and tanks covered.',
    'Hedges and trees':
      'Damaging trees and ornamental plants on public or another’s land is an offence. To fell or prune a tree, even in your own garden, ask the municipality for permission first.',
    Wildfire:
      'Using fire on vegetation is forbidden but for a few purposes that the environmental authority permits. Burning leaves or rubbish in the garden is mostly an offence under municipal rules too.',
    'The building':
      'The owner answers for damage if a building in manifest need of repair falls into ruin; the manager of a block has its shared parts kept up. Several cities demand periodic inspections of blocks.',
    'Vehicle tests':
      'Vehicles are licensed each year. The code foresees safety and emission inspections too, but most states don’t carry them out for ordinary cars.',
    'Emergency numbers':
      'Call {emergency number} for the fire brigade, also for gas, 192 for an ambulance (SAMU) and 190 for the police. Civil defence is on 199.',
  },
} as const satisfies CountryWords;
