import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const solarPanels: CatalogueItem = {
  name: 'Solar Panels',
  slug: 'solar-panels',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'solar-panels.read-output',
      title: 'Read the output and compare',
      why: 'A tripped inverter or a dead string makes no noise. Without a look now and then, owners find out from the bill at the end of the year.',
      steps: [
        'Around midday in sunshine, look at the inverter: a steady green light or a power figure, and no fault code.',
        'Note the totals of the last two months from the app, the display or the generation meter.',
        'Compare with the same months last year, allowing for the weather.',
        'For solar hot water, check that the collector is warmer than the tank while the pump runs, and that the loop pressure is in the green.',
        'A clear fall in fair weather, or a code that returns, is for the installer.',
      ],
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      safety:
        'Look, but do not open the inverter or pull a DC connector: panels stay live as long as there is daylight.',
      tenant: 'Tell your landlord of fault lights or a drop; the system is theirs to repair.',
      sources: [
        { organisation: 'Clean Energy Regulator (Australia)', title: 'Maintaining your solar system' },
        { organisation: 'Decerna', title: 'Importance of maintenance of solar thermal systems' },
      ],
    },
    {
      id: 'solar-panels.look-over',
      title: 'Look over the panels and the inverter',
      why: 'Storms loosen clamps, martens and squirrels chew cables, and a branch that was a twig when the panels went up now shades a whole string.',
      steps: [
        'From the ground, with binoculars, look for cracked glass, slipped panels, hanging cables and nests underneath.',
        'Note at mid-morning and mid-afternoon where shade falls, and have branches cut back by someone trained for it.',
        'Indoors, look for water stains under the array and for cables that have come off their clips.',
        'Wipe dust from the inverter’s vents with a dry cloth and keep the clearance that its manual asks for.',
        'Check that the emergency switches can be reached and their labels still read.',
        'Home battery: nothing stored on or against it, its vents clear, its lamp normal, and a smoke or heat alarm that works in that room.',
      ],
      tools: ['binoculars', 'microfibre cloth', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep off the roof. Broken panels, or scorch marks at inverter or switch, can shock and burn: touch nothing and call an electrician. A battery that smells, swells, hisses or smokes: go out, call the fire service.',
      tenant: 'Photograph any damage and send it to your landlord the same day.',
      sources: [
        { organisation: 'Fire and Rescue NSW', title: 'Battery energy storage systems' },
        { organisation: 'Clean Energy Regulator (Australia)', title: 'Maintaining your solar system' },
        { organisation: 'SMA', title: 'Inverter operating manual: cleaning and visual inspection' },
      ],
    },
    {
      id: 'solar-panels.rinse',
      title: 'Rinse the panels from the ground',
      why: 'Rain washes most arrays well enough. Flat ones, and those under trees or near farms and roads, keep a film of dirt and droppings that costs output.',
      steps: [
        'Go out early or late on a dull day, when the glass is cool. Follow the maker’s shutdown steps if the manual asks for them.',
        'Rinse with a gentle hose from below, without lifting water under the panels.',
        'Loosen droppings with a soft brush on a telescopic pole and plain water. Use no soap or abrasive.',
        'Rinse again, with soft or filtered water if yours leaves spots.',
        'If you cannot reach it all from the ground, hire a cleaner with the right access.',
      ],
      tools: ['hosepipe', 'telescopic pole', 'soft brush'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      appliesIf: { variant: 'They are visibly dirty and you can reach them with your feet on the ground' },
      safety:
        'Never wet a panel with broken glass or bare wires: it can give a shock. Cold water on hot glass can crack it. Mind power lines with a long pole.',
      tenant: 'Ask your landlord before you wash panels that are theirs.',
      sources: [
        { organisation: 'Solahart', title: 'Photovoltaic module installation manual: maintenance and cleaning' },
      ],
    },
    {
      id: 'solar-panels.book-inspection',
      title: 'Book an inspection of the solar system',
      why: 'A loose DC connector can arc on the roof for years unseen, and solar hot-water fluid turns acid with age. Both are found with instruments only.',
      steps: [
        'Book a qualified solar electrician or the installer, and have the handover papers and the last report ready.',
        'For power panels, ask for insulation and string tests, connectors, isolators, surge protection and the roof fixings.',
        'For hot-water panels, ask for the fluid’s frost protection and acidity, the pressure, the expansion vessel and the relief valve.',
        'Ask for a written report with readings, and keep it for the insurer.',
        'Book sooner if your warranty, network operator or insurer wants it, and after hail or a gale.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.fiveYears,
      professional: true,
      safety:
        'Panels cannot be switched off in daylight, and the fluid in a hot collector scalds. Both are for professionals with proper roof access.',
      tenant: 'Ask your landlord when the panels were last inspected.',
      sources: [
        {
          organisation: 'Clean Energy Council (Australia)',
          title: 'Guide to maintaining your solar system: inspection every five years',
        },
        { organisation: 'Energy Saving Trust', title: 'Solar water heating: maintenance' },
      ],
    },
  ],
};
