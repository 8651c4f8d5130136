import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const pizzaOven: CatalogueItem = {
  name: 'Pizza Oven',
  slug: 'pizza-oven',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'pizza-oven.brush-stone',
      title: 'Burn off and brush the stone',
      why: 'Flour and cheese turn to bitter char that sticks to the next base. A stone that was washed instead of burnt clean cracks on the next firing.',
      steps: [
        'After a bake, leave the oven at full heat until the spills have turned to ash, then let it go cold.',
        'Brush the stone with a brass or natural-bristle oven brush and sweep the crumbs out.',
        'Scrape stubborn spots with a metal scraper held flat. No water, no soap: the stone drinks both.',
        'Shovel cold wood ash into a lidded metal bucket that stands outdoors on stone; wipe the chamber of a gas or electric one dry.',
        'If the maker allows, turn a loose stone over. Look for a crack that runs right through: then it is time for a new one.',
        'Cover the oven only when it is cold and dry.',
      ],
      tools: ['oven brush', 'metal scraper', 'ash shovel', 'metal bucket with lid'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10 },
      safety:
        'Stone keeps its heat for hours and embers live in ash for days. Check the brush for loose bristles, which end up in food.',
      uses: ['open flame'],
      sources: [
        { organisation: 'Ooni', title: 'How to clean your Ooni pizza oven and baking stone' },
        { organisation: 'US Fire Administration', title: 'Heating fire safety: ash disposal' },
      ],
    },
    {
      id: 'pizza-oven.sweep-flue',
      title: 'Sweep the flue and check the dome',
      why: 'Soot narrows a short flue quickly and can catch fire. A cracked dome lets damp into the insulation, which then steams and splits.',
      steps: [
        'Wait until the oven has been cold for two days. Spread a sheet and put on a dust mask and goggles.',
        'From below, push a flue brush of the right width up the pipe several times, then clear soot from the arch and the damper.',
        'From the ground, look at the cap: upright, open, free of nests. Is the pipe tight where it meets the oven?',
        'Look over the dome inside and out. Hairline cracks are normal; fill wider ones with refractory mortar as the maker says.',
        'After a wet winter, dry the oven with small fires on three to five days before you go to full heat.',
        'Burn only dry, untreated wood with 20 % moisture or less.',
      ],
      tools: ['flue brush', 'dust mask', 'safety glasses', 'torch', 'metal bucket with lid'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      critical: true,
      appliesIf: { variant: 'Your pizza oven burns wood and has a flue' },
      safety:
        'Do not climb on the oven or a roof to sweep. An oven indoors, on a house chimney or with a pipe out of reach is for a certified sweep. Never burn wood or charcoal in a closed room.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
        },
        { organisation: 'Forno Bravo', title: 'Pizza oven owner manual: curing fires, cracks and maintenance' },
        { organisation: 'US EPA', title: 'Burn Wise: best wood-burning practices' },
      ],
    },
    {
      id: 'pizza-oven.test-gas-hose',
      title: 'Leak-test the gas hose and regulator',
      why: 'Rubber hose hardens over a winter outdoors, and spiders move into burner tubes. Ten minutes with soapy water shows it before the first match.',
      steps: [
        'Outdoors, burner off, look at the date on the hose and bend it. Cracked, stiff, chafed or five years old: replace it.',
        'Brush thick soapy water on every joint from bottle to oven.',
        'Open the bottle valve with the burner still off and watch for a minute. Growing bubbles are a leak.',
        'Bubbles? Close the valve, tighten or replace the part and test again. A bottle that leaks at its own valve stays outdoors: call the supplier.',
        'Rinse and dry the joints, and see that the burner inlet is free of webs and nests.',
        'Light it with the door off as the manual says: the flame is blue and steady. Stand the bottle upright, away from the heat.',
      ],
      tools: ['washing-up liquid', 'soft brush', 'adjustable spanner', 'torch'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      appliesIf: { variant: 'Your pizza oven runs on bottled gas' },
      safety:
        'Never look for a leak with a flame, and do not smoke. Test and use it outdoors only. An oven on a fixed gas pipe is for a licensed gas engineer.',
      uses: ['open flame'],
      sources: [
        {
          organisation: 'NFPA',
          title: 'Grilling Safety: check the gas hose for leaks each year',
        },
        { organisation: 'Calor', title: 'Gas safety: cylinders, hoses and regulators' },
        { organisation: 'Elgas', title: 'How to Prevent BBQ Gas Fires' },
      ],
    },
  ],
};
