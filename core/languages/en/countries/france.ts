import type { CountryWords } from '../../country-words.ts';

export const france = {
  place: 'France',
  facts: {
    'Boilers and heating':
      'The occupier, owner or tenant, has the boiler serviced every year and keeps the technician’s certificate for two years. In a building with shared heating, the owners’ association does it.',
    'Chimneys and stoves':
      'A professional sweeps the flues of wood stoves, fires and ranges at least once a year and certifies that they are clear. The occupier books the visit, unless the lease says otherwise.',
    'Air conditioning and heat pumps':
      'Systems from 4 to 70 kW are serviced by a professional every two years. The owner or tenant who uses the system books it.',
    'Smoke alarms':
      'Every home needs at least one smoke alarm. The owner provides it. The occupier tests it, changes the batteries and informs the home insurer of it.',
    Wiring:
      'The law sets no regular inspection of a home’s wiring. Installations over 15 years old are examined before a sale and before a new lease; the landlord hands the report to the tenant.',
    'Septic tanks':
      'The municipality’s service for private drainage (SPANC) inspects each system, at most ten years apart. An approved firm empties the tank before sludge fills half of it.',
    Pools:
      'A private pool that is sunk into the ground needs a barrier, an alarm, a safety cover or an enclosure that meets the standards. The owner fits it, for a rented home too.',
    'Winter tyres':
      'From 1 November to 31 March, cars in the listed municipalities of mountain areas need four winter tyres, or chains in the boot.',
    'Vehicle tests':
      'A car has its first “contrôle technique” within four years, then one every two years. Motorcycles are tested too, since 2024: within five years, then every three.',
    Renting:
      'A decree lists what tenants maintain: seals, taps, gutters, hedges and the yearly boiler service among them. Wear, age and faults in the structure remain the landlord’s.',
    Wildfire:
      'In the regions exposed to forest fires, the owner clears 50 m around each building that lies within 200 m of woods, heath or scrub, also on a neighbour’s land. The prefect sets the details, and can ask for 100 m.',
    Wells:
      'A private well or borehole is declared to the town hall, and its pipes stay wholly apart from the public supply. Ask the regional health agency (ARS) what to have tested before you drink the water.',
    Termites:
      'The occupier who finds termites declares them to the town hall. Where the prefect has listed the municipality, a certified surveyor’s report, less than six months old, belongs to every sale.',
    'Lead and asbestos':
      'A certified surveyor looks for lead in the paint of homes from before 1949 and for asbestos in those permitted before July 1997. The owner has the reports for a sale, and that on lead for a lease.',
    Radon:
      'The reference level is 300 becquerels per cubic metre. In municipalities with a significant potential (zone 3), sellers and landlords tell buyers and tenants of it; measuring is your choice.',
    'Emergency numbers':
      'Call {emergency number} for any emergency, or 18 for fire and 15 for an ambulance, who also connect you to a poison centre. If you can’t hear or speak well, send a text message to 114. Report a gas leak to GRDF on {gas leak number}, from outside.',
  },
} as const satisfies CountryWords;
