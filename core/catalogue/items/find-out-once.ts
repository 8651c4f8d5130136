import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** What is hidden in old pipes. Once it is known, the task has only to be looked at again after building work. */
export const leadInPipes: CareTaskFacts = {
  id: 'plumbing-and-drains.find-lead-pipes',
  tools: ['torch (flashlight)', 'coin'],
  minutes: 20,
  difficulty: 'beginner',
  intervalDays: every.tenYears,
  stake: 'wear',
  sources: [
    {
      organisation: 'US EPA',
      title: 'Protect Your Tap: A Quick Check for Lead',
      url: 'https://www.epa.gov/ground-water-and-drinking-water/protect-your-tap-quick-check-lead',
    },
    { organisation: 'Drinking Water Inspectorate', title: 'Lead in drinking water' },
  ],
};

/** What old roofs, floors and flues may be made of. */
export const asbestos: CareTaskFacts = {
  id: 'roof-and-gutters.find-asbestos',
  tools: [],
  minutes: 30,
  difficulty: 'beginner',
  intervalDays: every.tenYears,
  stake: 'comfort',
  landlord: {},
  sources: [
    {
      organisation: 'US EPA',
      title: 'Protect Your Family from Exposures to Asbestos',
      url: 'https://www.epa.gov/asbestos/protect-your-family-exposures-asbestos',
    },
    {
      organisation: 'HSE',
      title: 'Asbestos: where it is found in buildings',
      url: 'https://www.hse.gov.uk/asbestos/building.htm',
    },
  ],
};

/** What makes leaving and coming home safe: water that stood still, and what else waits. */
export const listForAbsence: CareTaskFacts = {
  id: 'plumbing-and-drains.write-absence-list',
  tools: ['paper'],
  minutes: 20,
  difficulty: 'beginner',
  intervalDays: every.year,
  stake: 'comfort',
  sources: [
    {
      organisation: 'CDC',
      title: 'Preventing Legionnaires’ Disease',
      url: 'https://www.cdc.gov/legionella/prevention/index.html',
    },
    { organisation: 'Insurance Information Institute', title: 'Water damage: prevention while you are away' },
  ],
};

/** The cartridges of a filter are changed in another task; its tank and membrane are what grows germs. */
export const osmosisFilter: CareTaskFacts = {
  id: 'plumbing-and-drains.sanitise-osmosis',
  tools: ['sanitiser for drinking water', 'rubber gloves', 'bucket', 'filter cartridge'],
  minutes: 60,
  difficulty: 'moderate',
  intervalDays: every.year,
  stake: 'costly',
  hazard: 'drinking water',
  appliesIf: { needs: { 'water-treatment': ['osmosis'] } },
  sources: [{ organisation: 'APEC Water', title: 'Reverse osmosis system manual: yearly sanitising and cartridges' }],
};
