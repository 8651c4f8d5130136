import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const finland: CountryRules = {
  country: 'FI',
  slug: 'finland',
  place: 'Finland',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'Hearths and flues of a permanent home are swept every year, those of a private holiday home every three. Owner or holder orders a sweep with the vocational qualification, who leaves a certificate.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Municipality of Eura',
        title: 'Nuohous: sweeping intervals',
        year: 2019,
        url: 'https://www.eura.fi/asuminen-ja-ymparisto/asuminen/nuohous/',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'Since 2026 the owner of the building, such as the housing company or landlord, provides and maintains the alarms: one for each 60 m² or part of it, on every floor. Residents report faults and should test monthly.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'STT Info',
        title: 'Palovaroittimia koskevat vastuut muuttuvat vuoden 2026 alussa',
        year: 2025,
        url: 'https://www.sttinfo.fi/tiedote/71518317/palovaroittimia-koskevat-vastuut-muuttuvat-vuoden-2026-alussa?lang=fi',
      },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      text: 'From November to the end of March winter tyres are compulsory if the weather or the road demands them. Studs are allowed during the same months.',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Traficom', title: 'Winter tyres: obligations and dates' },
    },
    {
      topic: 'Vehicle tests',
      text: 'A car’s first “katsastus” is due at four years, the next ones every two years, and from the tenth year it is yearly.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Traficom', title: 'Periodic inspection of vehicles' },
    },
    {
      topic: 'Radon',
      text: 'Reference levels are 300 becquerels per cubic metre in older homes and 200 in new ones. STUK advises a measurement of at least two months between September and May in every low-rise home.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'STUK', title: 'Radon at home: measuring' },
    },
    {
      topic: 'Snow and ice',
      text: 'Property owners see that no snow or ice falls from the roof on people, and usually keep the pavement passable. In housing companies this is the company’s work.',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Järjestyslaki 612/2003 (Public Order Act), section 5',
        year: 2003,
      },
    },
    {
      topic: 'Septic tanks',
      text: 'Outside the sewer network the owner treats waste water, keeps instructions and records for the system, and has the sludge removed as municipal rules ask, in many places yearly.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Government decree 157/2017 on domestic wastewater',
        year: 2017,
      },
    },
    {
      topic: 'Wiring',
      text: 'Homes have no compulsory periodic inspection. New work is commissioned by a registered contractor who hands over a report, and the owner or holder keeps the installation safe.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Tukes',
        title: 'Electrical installations: inspections; Electrical Safety Act 1135/2016',
        year: 2016,
      },
    },
    {
      topic: 'Renting',
      text: 'A rented flat is kept by the landlord in the condition that was agreed. The tenant cares for it, reports damage without delay and pays only for carelessness, not for ordinary wear.',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'ventilation.clean-grilles'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Act on Residential Leases 481/1995, sections 20 to 26',
        year: 1995,
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} in all emergencies. Medical advice is on 116 117, and the Poison Information Centre on 0800 147 111.',
      taskIds: ['smoke-alarm.test-alarms', 'pool.test-water'],
      source: { organisation: 'Emergency Response Centre Agency, Finland', title: 'When to call 112' },
    },
  ],
};
