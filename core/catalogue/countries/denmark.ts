import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const denmark: CountryRules = {
  country: 'DK',
  slug: 'denmark',
  place: 'Denmark',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'Flues of fireplaces and wood stoves are cleaned once a year by the chimney sweep, whom the municipality appoints or the owner chooses. The owner pays.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Kingdom of Denmark',
        title: 'Skorstensfejerbekendtgørelsen (BEK 541/2017), section 13',
        year: 2017,
        url: 'https://www.elov.dk/skorstensfejerbekendtgorelsen/paragraf/13/',
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      text: 'Gas work, indoors and even the removal of a boiler, is for an authorised firm. The authority sets no interval for appliances in private homes, but advises regular checks.',
      taskIds: ['gas-stove.book-service', 'central-heating.book-boiler-service'],
      source: {
        organisation: 'Sikkerhedsstyrelsen',
        title: 'Gasinstallationer skal udføres og kontrolleres af fagfolk',
        year: 2021,
        url: 'https://www.sik.dk/privat/goer-det-sikkert/gas-vand-og-afloeb/nyheder/gasinstallationer-skal-udfoeres-og-kontrolleres-fagfolk',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'Since July 2008 every home needs a residual-current device (HFI or HPFI). The owner provides it, in rented homes too, and presses its test button at least once a year.',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Andelsportal',
        title: 'Mere sikkerhed på el-området',
        year: 2008,
        url: 'https://www.andelsportal.dk/nyheder/mere-sikkerhed-pa-el-omradet/',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'New homes are built with mains-powered alarms. For older ones there is only the advice of the emergency services: one on each floor, tested monthly.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Social- og Boligstyrelsen',
        title: 'Bygningsreglementet BR18, chapter 5: fire',
        year: 2018,
      },
    },
    {
      topic: 'Septic tanks',
      text: 'Outside the sewer network the municipality empties the settling tank, as a rule once a year, and collects the fee with the taxes.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Miljøstyrelsen', title: 'Spildevandsbekendtgørelsen: municipal emptying schemes' },
    },
    {
      topic: 'Radon',
      text: 'Homes built since 2010 stay below 100 becquerels per cubic metre. In older ones, simple measures are advised between 100 and 200 and effective ones above.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Social- og Boligstyrelsen', title: 'Bygningsreglementet BR18: radon', year: 2018 },
    },
    {
      topic: 'Snow and ice',
      text: 'Municipalities may pass the clearing and salting of pavements to the owner of the land, from 7 on weekdays and 8 on Sundays until 22. In rented homes read the lease.',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: { organisation: 'Kingdom of Denmark', title: 'Lov om vintervedligeholdelse og renholdelse af veje' },
    },
    {
      topic: 'Renting',
      text: 'The landlord keeps the property and its installations in order. Inside the flat the contract says who paints and papers; locks and keys are usually the tenant’s.',
      taskIds: ['windows-and-doors.lubricate-hardware', 'roof-and-gutters.clear-gutters'],
      source: { organisation: 'Kingdom of Denmark', title: 'Lejeloven: maintenance', year: 2022 },
    },
    {
      topic: 'Vehicle tests',
      text: 'The road authority calls a car for its “syn” four years after registration and every other year from then on.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Færdselsstyrelsen', title: 'Periodisk syn: intervals' },
    },
    {
      topic: 'Emergency numbers',
      text: 'One number, {emergency number}, reaches the fire brigade, ambulance and police, also for gas. The police without urgency are on 114, the poison line on 82 12 12 12.',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'Danish Police', title: '112 and 114' },
    },
  ],
};
