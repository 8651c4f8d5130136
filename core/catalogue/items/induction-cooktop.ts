import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const inductionCooktop: CatalogueItem = {
  name: 'Induction Cooktop',
  slug: 'induction-cooktop',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'induction-cooktop.clean-glass',
      title: 'Scrape the glass clean and look for cracks',
      why: 'Burnt sugar pits the glass and grit under a pan scratches it. A crack lets liquid run down to live parts.',
      steps: [
        'Lock the controls and wait until no zone shows the residual heat light.',
        'Hold a glass scraper at about 30 degrees, push burnt spots off, and draw the blade back into its cover.',
        'Spread a few drops of ceramic hob cleaner, wipe twice with water and polish dry.',
        'Look across the glass and feel its edges for cracks, chips and a loose seal.',
        'Wipe the pans’ bottoms too, and retire a rough or bulging one.',
        'Melted sugar or plastic is the exception: switch off and, with an oven glove on, push it from the zone at once.',
      ],
      tools: ['glass scraper', 'ceramic hob cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Cracked glass: switch the hob off at its circuit breaker, do not touch it, and have it replaced. Use no steam cleaner, and keep the blade away from children.',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Induction hob user manual: cleaning, and what to do if the glass is cracked',
        },
      ],
    },
    {
      id: 'induction-cooktop.clear-ventilation',
      title: 'Clear the air intake and the drawer below',
      why: 'A fan under the glass cools the electronics. Tea towels or foil pulled against it make the zones cut back, and in time fail.',
      steps: [
        'Switch the hob off and empty the drawer or cupboard under it.',
        'Find the intake grille with a torch and vacuum it with a soft nozzle, from outside only.',
        'Put back no foil, paper, cloths or spray cans, and leave 2 cm or more clear below the fan.',
        'See that the air gap at the front or back of the cabinet is open.',
        'Boil a pan of water and listen: a soft hum is normal, scraping is for the service.',
      ],
      tools: ['vacuum cleaner', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Leave all covers closed: the parts inside hold a charge. With a pacemaker or other implant, keep 60 cm from a zone in use.',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Induction hob user manual: cooling fan and objects in the drawer below',
        },
        { organisation: 'British Heart Foundation', title: 'Living with a pacemaker: induction hobs' },
      ],
    },
  ],
};
