import type { CountryWords } from '../../country-words.ts';

export const japan = {
  place: 'Japan',
  facts: {
    'Smoke alarms':
      'Every home has needed smoke alarms since June 2011, in bedrooms and at the top of stairs to them; the municipality’s ordinance names the rooms. The owner or occupier fits them, and replaces them after about ten years.',
    Gas: 'The supplier of bottled gas checks pipes and appliances at home at least once in four years, free of charge, and that of mains gas likewise. The occupier lets the inspector in and has faults put right.',
    Wiring:
      'The grid company, or a registered body for it, examines the wiring of each home about every four years at no cost. Work on it is for licensed electricians.',
    'Septic tanks':
      'Whoever manages a household treatment tank (jōkasō) has it maintained and cleaned as prescribed, as a rule cleaned once a year. Once a year the body that the governor names tests its water.',
    'Hot water':
      'Oil water heaters and oil bath boilers carry a recommended time of use. Owners register them with the maker, who offers an inspection around its end. Since 2021 gas appliances are no longer listed.',
    'Air conditioning and heat pumps':
      'Old air conditioners, fridges, freezers, washing machines, dryers and televisions go back through the shop, and the owner pays for their recycling. Never leave the refrigerant to a passing scrap collector.',
    'The building':
      'Owners of homes that were built under the rules of before June 1981 should have their resistance to earthquakes examined, which many municipalities pay for in part. Fixing furniture is advised to everyone.',
    'Hedges and trees':
      'Roots that cross the border may be cut. Since April 2023 you may also cut branches if the owner of the tree doesn’t do so within a reasonable time after you asked.',
    Renting:
      'The landlord makes the repairs that the use of the home needs. The tenant may do so if the landlord, once told, doesn’t in a reasonable time, or if it is urgent.',
    'Vehicle tests':
      'A new car’s first inspection certificate is valid for three years, and each later one for two. Without it the car may not be driven.',
    'Emergency numbers':
      'If something burns or someone needs an ambulance, call {emergency number}; the police are on 110. If you smell gas, go outside and phone your supplier, whose number is on the meter or the bottle.',
  },
} as const satisfies CountryWords;
