import type { CountryWords } from '../../country-words.ts';

export const finland = {
  place: 'Finland',
  facts: {
    'Chimneys and stoves':
      'Hearths and flues of a permanent home are swept every year, those of a private holiday home every three. Owner or holder orders a sweep with the vocational qualification, who leaves a certificate.',
    'Smoke alarms':
      'Since 2026 the owner of the building, such as the housing company or landlord, provides and maintains the alarms: one for each 60 m² or part of it, on every floor. Residents report faults and should test monthly.',
    'Winter tyres':
      'From November to the end of March winter tyres are compulsory if the weather or the road demands them. Studs are allowed during the same months.',
    'Vehicle tests':
      'A car’s first “katsastus” is due at four years, the next ones every two years, and from the tenth year it is yearly.',
    Radon:
      'Reference levels are 300 becquerels per cubic metre in older homes and 200 in new ones. STUK advises a measurement of at least two months between September and May in every low-rise home.',
    'Snow and ice':
      'Property owners see that no snow or ice falls from the roof on people, and usually keep the pavement passable. In housing companies this is the company’s work.',
    'Septic tanks':
      'Outside the sewer network the owner treats waste water, keeps instructions and records for the system, and has the sludge removed as municipal rules ask, in many places yearly.',
    Wiring:
      'Homes have no compulsory periodic inspection. New work is commissioned by a registered contractor who hands over a report, and the owner or holder keeps the installation safe.',
    Renting:
      'A rented flat is kept by the landlord in the condition that was agreed. The tenant cares for it, reports damage without delay and pays only for carelessness, not for ordinary wear.',
    'Emergency numbers':
      'Call {emergency number} in all emergencies. Medical advice is on 116 117. If someone swallows something harmful, ring {poison number}.',
  },
} as const satisfies CountryWords;
