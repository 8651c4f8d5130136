import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const solarPanels: CatalogueItem = {
  name: 'Solar Panels',
  slug: 'solar-panels',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'solar-panels.read-output',
      title: 'Read the solar output and compare it with last year',
      why: 'A tripped inverter or a failed string makes no noise. Owners who never check find out from the bill at the end of the year.',
      steps: [
        'Around midday in sunshine, check that the inverter shows a steady green light or a power figure, and no fault code.',
        'Note the totals of the last two months from the app, the display or the generation meter.',
        'Compare them with the same months last year, allowing for the weather.',
        'For solar hot water, check that the collector is warmer than the tank while the pump runs. The loop pressure should be in the green.',
        'If the output falls clearly in fair weather, or a code returns, call the installer.',
      ],
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      safety: 'Look, but don’t open the inverter or pull a DC connector: panels are live whenever there is daylight.',
      tenant: 'Report fault lights or a drop in output to your landlord, who has to repair the system.',
      sources: [
        { organisation: 'Clean Energy Regulator (Australia)', title: 'Maintaining your solar system' },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Solar Water Heating System Maintenance and Repair',
          url: 'https://www.energy.gov/energysaver/solar-water-heating-system-maintenance-and-repair',
        },
      ],
    },
    {
      id: 'solar-panels.look-over',
      title: 'Inspect the solar panels and the inverter',
      why: 'Storms loosen clamps, martens and squirrels chew cables, and branches grow until they shade a whole string.',
      steps: [
        'From the ground, use binoculars to look for cracked glass, slipped panels, hanging cables and nests underneath. Leave a nest alone while birds use it.',
        'Note where shade falls at mid-morning and mid-afternoon. Have branches cut back by someone trained for it.',
        'Indoors, use a torch (flashlight) to look for water stains under the array and for cables that have come off their clips.',
        'Wipe dust from the inverter’s vents with a dry cloth, and keep the clearance that its manual asks for.',
        'Check that you can reach the emergency switches and read their labels.',
        'Check that nothing is stored on or against a home battery, that its vents are clear and its light is normal. Its room needs a working smoke or heat alarm.',
      ],
      tools: ['binoculars', 'microfibre cloth', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep off the roof. Broken panels, or scorch marks on the inverter or a switch, can mean shocks and fire: touch nothing and call an electrician. If a battery smells, swells, hisses or smokes, get out and call the emergency number.',
      tenant: 'Photograph any damage and send the photos to your landlord the same day.',
      sources: [
        { organisation: 'Fire and Rescue NSW', title: 'Battery energy storage systems' },
        { organisation: 'Clean Energy Regulator (Australia)', title: 'Maintaining your solar system' },
        { organisation: 'SMA', title: 'Inverter operating manual: cleaning and visual inspection' },
      ],
    },
    {
      id: 'solar-panels.rinse',
      title: 'Rinse the solar panels from the ground',
      why: 'Rain keeps most panels clean enough. Flat panels, and those under trees or near farms and roads, collect dirt and droppings that reduce the output.',
      steps: [
        'Choose a dull day, early or late, when the glass is cool. Follow the maker’s shutdown steps if the manual asks for them.',
        'Rinse with a gentle hose from below, without forcing water under the panels.',
        'Loosen droppings with plain water and a soft brush on a telescopic pole. Use no soap or abrasive.',
        'Rinse again. Use soft or filtered water if yours leaves spots.',
        'If you can’t reach everything from the ground, hire a cleaner with the right access equipment.',
      ],
      tools: ['hosepipe', 'telescopic pole', 'soft brush'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      appliesIf: { variant: 'The panels are visibly dirty and you can reach them with your feet on the ground' },
      safety:
        'Never wet a panel with broken glass or bare wires: it can give you a shock. Cold water can crack hot glass. Keep a long pole away from power lines.',
      tenant: 'Ask your landlord before you wash panels that belong to them.',
      sources: [
        { organisation: 'Solahart', title: 'Photovoltaic module installation manual: maintenance and cleaning' },
      ],
    },
    {
      id: 'solar-panels.book-inspection',
      title: 'Book an inspection of the solar system',
      why: 'A loose DC connector can arc unseen on the roof for years, and the fluid of solar hot water turns acid with age. Only instruments find these faults.',
      steps: [
        'Book a qualified solar electrician or the installer. Have the handover papers and the last report ready.',
        'For power panels, ask for insulation and string tests, and for checks of the connectors, isolators, surge protection and roof fixings.',
        'For hot-water panels, ask for tests of the fluid’s frost protection and acidity, the pressure, the expansion vessel and the relief valve.',
        'Ask for a written report with readings, and keep it for the insurer.',
        'Book sooner if your warranty, network operator or insurer requires it, and after hail or a gale.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.fiveYears,
      professional: true,
      safety:
        'Panels can’t be switched off in daylight, and the fluid in a hot collector scalds. Leave both to professionals with proper roof access.',
      tenant: 'Ask your landlord when the panels were last inspected.',
      sources: [
        {
          organisation: 'Clean Energy Council (Australia)',
          title: 'Guide to maintaining your solar system: inspection every five years',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'Solar water heating: maintenance',
          url: 'https://energysavingtrust.org.uk/advice/solar-water-heating/',
        },
      ],
    },
  ],
};
