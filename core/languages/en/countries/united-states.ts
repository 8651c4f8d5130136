import type { CountryWords } from '../../country-words.ts';

export const unitedStates = {
  place: 'the United States',
  facts: {
    'Smoke alarms':
      'State and local law decides where alarms go and who tests them; most states oblige landlords to fit them and tenants to report faults. The national code asks for a test each month and a new alarm after ten years.',
    'Carbon monoxide':
      'Most states demand carbon monoxide alarms in homes with fuel-burning appliances or an attached garage, but some only in new or rented ones. Ask your fire marshal.',
    'Boilers and heating':
      'No federal law makes you service a furnace at home. Gas work needs a licensed contractor in most states, and landlords must keep the heating in working order.',
    'Chimneys and stoves':
      'The standard that many local codes adopt asks for an inspection of chimneys, fireplaces and vents at least once a year, and for cleaning when it finds deposits.',
    Pools:
      'Barriers are a matter for states and cities. The model code asks for a fence at least 1.2 m high with a gate that closes and latches by itself; many insurers ask the same.',
    'Septic tanks':
      'The EPA advises an inspection at least every three years and pumping every three to five. Permits and duties come from the state or county, and some demand an inspection at a sale.',
    Wells:
      'Federal drinking-water rules don’t cover private wells: the owner has the water tested. The CDC advises a test every year for bacteria, nitrates, dissolved solids and pH.',
    Radon:
      'The EPA advises action at 4 picocuries per litre of air or more. Many states make sellers disclose what they know; few regulate rented homes.',
    'Air conditioning and heat pumps':
      'Only a technician with EPA certification may open the refrigerant circuit. Letting refrigerant escape on purpose is illegal.',
    'Vehicle tests':
      'Each state decides. Some inspect cars every year for safety or emissions, others only when they are sold, and several never.',
    Renting:
      'In nearly every state a landlord owes the tenant a habitable home: sound structure, working plumbing, heating and wiring. States and cities differ on repairs, notice and deductions from the rent.',
    'Lead and asbestos':
      'In homes from before 1978, firms that disturb paint for pay must be certified to work with lead. Owners who do it themselves are exempt, though not from the danger: don’t sand old paint dry.',
    'Emergency numbers':
      'Call {emergency number} for fire, an ambulance or a gas leak, then your gas company, from outside. For poisoning, call {poison number}. Call 811 before you dig.',
  },
  regions: {
    'US-CA': {
      place: 'California',
      facts: {
        'Hot water':
          'Water heaters are braced, anchored or strapped against earthquakes, and the seller of a home certifies to the buyer in writing that they are.',
        Wildfire:
          'In or near forest, brush or grass in the state’s area, the owner keeps a defensible space of 100 feet (30 m) around each building, but not beyond the property line. The part nearest to it needs the most care.',
      },
    },
  },
} as const satisfies CountryWords;
