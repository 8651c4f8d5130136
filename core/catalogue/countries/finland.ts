import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const finland: CountryFacts = {
  country: 'FI',
  slug: 'finland',
  facts: [
    {
      topic: 'Chimneys and stoves',
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
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Traficom', title: 'Winter tyres: obligations and dates' },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: { organisation: 'Traficom', title: 'Periodic inspection of vehicles' },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'STUK', title: 'Radon at home: measuring' },
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Järjestyslaki 612/2003 (Public Order Act), section 5',
        year: 2003,
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Government decree 157/2017 on domestic wastewater',
        year: 2017,
      },
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Tukes',
        title: 'Electrical installations: inspections; Electrical Safety Act 1135/2016',
        year: 2016,
      },
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'ventilation.clean-grilles'],
      source: {
        organisation: 'Republic of Finland',
        title: 'Act on Residential Leases 481/1995, sections 20 to 26',
        year: 1995,
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['smoke-alarm.test-alarms', 'pool.test-water'],
      source: { organisation: 'Emergency Response Centre Agency, Finland', title: 'When to call 112' },
    },
  ],
};
