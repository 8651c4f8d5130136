import { type CatalogueItem, every } from '#core/domain/care-task.ts';

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
        'Lock the controls and let the glass cool until no zone shows the residual heat light.',
        'Hold a glass scraper at about 30 degrees, push burnt spots off, and draw the blade back into its cover.',
        'Spread a few drops of ceramic hob cleaner with a damp cloth, wipe twice with water and polish dry.',
        'Look across the glass against the light and feel the edges for cracks, chips and a loose seal.',
        'Wipe the bottoms of your pans too. A rough or bulging base gets no more use here.',
        'Sugar or plastic that melts on is the exception: switch off and push it from the warm zone at once, with an oven glove on.',
      ],
      tools: ['glass scraper', 'ceramic hob cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Cracked glass: switch the hob off at its circuit breaker, do not touch it, and have it replaced. No steam cleaner. The scraper blade is sharp: keep it covered and away from children.',
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
      why: 'A fan under the glass cools the electronics. Tea towels or foil pulled against it make the zones cut back, and then make the repair expensive.',
      steps: [
        'Switch the hob off and empty the drawer or cupboard under it.',
        'With a torch, find the intake grille and vacuum dust and fluff from it with a soft nozzle, from outside only.',
        'Put back nothing thin or light, no foil and no spray cans; leave 2 cm or more between the contents and the fan.',
        'See that the gap at the front edge or the back of the cabinet, which lets air in, is open.',
        'Boil a pan of water and listen: a soft hum is normal, while scraping or a fan that races to the end is for the service.',
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
