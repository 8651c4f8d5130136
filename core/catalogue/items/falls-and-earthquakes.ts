import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** What can fall, trip or strangle indoors. No feature stands for it, so the tasks belong to an item of every home. */
export const fallsAndEarthquakes: readonly CareTaskFacts[] = [
  {
    id: 'windows-and-doors.anchor-furniture',
    tools: ['furniture straps', 'drill', 'screwdriver'],
    minutes: 40,
    difficulty: 'moderate',
    // Once done, it stays done: new furniture is anchored when it comes.
    intervalDays: every.tenYears,
    stake: 'wear',
    dangerWhere: { climates: ['earthquakes'] },
    hazard: 'earthquake',
    sources: [
      { organisation: 'US Consumer Product Safety Commission', title: 'Anchor It! campaign: secure furniture and TVs' },
      { organisation: 'FEMA', title: 'Earthquake Safety at Home (FEMA P-530)', year: 2020 },
    ],
  },
  {
    id: 'windows-and-doors.prepare-for-earthquakes',
    tools: ['torch (flashlight)', 'batteries', 'drinking water'],
    minutes: 40,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'danger',
    hazard: 'earthquake',
    appliesIf: { climates: ['earthquakes'] },
    sources: [
      { organisation: 'Tokyo Metropolitan Government', title: 'Disaster Preparedness Tokyo', year: 2015 },
      { organisation: 'Ready.gov', title: 'Earthquakes', url: 'https://www.ready.gov/earthquakes' },
    ],
  },
  {
    id: 'windows-and-doors.secure-blind-cords',
    tools: ['cord cleats', 'screwdriver', 'stepladder'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'danger',
    sources: [
      { organisation: 'RoSPA', title: 'Blind cord safety' },
      {
        organisation: 'Australian Government',
        title: 'Competition and Consumer (Corded Internal Window Coverings) Safety Standard',
        year: 2014,
      },
      {
        organisation: 'CEN',
        title: 'EN 13120: Internal blinds: performance requirements including safety',
        year: 2014,
      },
    ],
  },
  {
    id: 'windows-and-doors.check-stairs',
    tools: ['screwdriver'],
    minutes: 20,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'costly',
    hazard: 'falls',
    appliesIf: { property: 'House' },
    sources: [
      {
        organisation: 'UK Government',
        title: 'Approved Document K: Protection from falling, collision and impact',
        year: 2013,
        url: 'https://www.gov.uk/government/publications/protection-from-falling-collision-and-impact-approved-document-k',
      },
      { organisation: 'RoSPA', title: 'Falls prevention: stairs' },
    ],
  },
  {
    id: 'windows-and-doors.check-falling-windows',
    tools: ['torch (flashlight)', 'acid-free oil', 'soft brush'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.halfYear,
    stake: 'costly',
    hazard: 'falls',
    // Where many live high up behind aluminium windows, which fall several times a year.
    appliesIf: { property: 'Apartment', countries: ['HK', 'MO', 'SG'] },
    sources: [
      {
        organisation: 'Buildings Department, Hong Kong',
        title: 'Frequently asked questions: windows maintenance',
        url: 'https://www.bd.gov.hk/en/resources/faq/index_windows_maintenance.html',
      },
      {
        organisation: 'Housing and Development Board, Singapore',
        title: 'More cases of fallen windows this year',
        year: 2016,
        url: 'https://www.hdb.gov.sg/cs/infoweb/about-us/news-and-publications/press-releases/corporate-pr-11122016-more-cases-of-fallen-windows-this-year',
      },
    ],
  },
];
