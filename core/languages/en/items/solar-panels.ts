import type { ItemWords } from '../../item-words.ts';

export const solarPanels = {
  name: 'Solar Panels',
  tasks: {
    'solar-panels.read-output': {
      title: 'Read the solar output and compare it with last year',
      why: 'A tripped inverter or a failed string makes no noise. Owners who never check find out from the bill at the end of the year.',
      steps: [
        'Around midday in sunshine, check that the inverter shows a steady green light or a power figure, and no fault code.',
        'Note the totals of the last three months from the app, the display or the generation meter.',
        'Compare them with the same months a year earlier, allowing for the weather. In the first year, use the installer’s forecast.',
        'For solar hot water, check that the collector is warmer than the tank while the pump runs. The loop pressure should be in the green.',
        'At night, touch the pipe from the collector: if it is warm, heat flows back to the roof. Fluid in the can below the safety valve means that the loop has lost some.',
        'If the output falls clearly in fair weather, or a code returns, call the installer.',
      ],
      firstReason: 'A silent fault shows only in the numbers',
      safety: 'Look, but don’t open the inverter or pull a DC connector: panels are live whenever there is daylight.',
      tenant: 'Report fault lights or a drop in output to your landlord, who has to repair the system.',
    },
    'solar-panels.look-over': {
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
      firstReason: 'Chewed cables and slipped clamps can be seen from below',
      safety:
        'Keep off the roof. Broken panels, or scorch marks on the inverter or a switch, can mean shocks and fire: touch nothing and call an electrician. If a battery smells, swells, hisses or smokes, get out and call {emergency number}.',
      tenant: 'Photograph any damage and send the photos to your landlord the same day.',
    },
    'solar-panels.rinse': {
      title: 'Check the solar panels for dirt and rinse what you reach',
      why: 'Rain keeps most panels clean enough. Flat panels, and those under trees or near farms and roads, collect dirt and droppings that reduce the output.',
      steps: [
        'Look at the panels with binoculars. If the rain has kept them clean and the output is normal, you are done.',
        'If they need a rinse, choose a dull day, early or late, when the glass is cool. Follow the maker’s shutdown steps if the manual has any.',
        'Rinse what you can reach with both feet on the ground. Use a gentle hose, without forcing water under the panels.',
        'Loosen droppings with plain water and a soft brush on a telescopic pole. Use no soap or abrasive.',
        'Rinse again. Use soft or filtered water if yours leaves spots.',
        'Leave the rest to the rain, or hire a cleaner with proper access equipment if dirt lowers the output.',
      ],
      firstReason: 'Find out whether dirt is costing you power',
      safety:
        'Never wet a panel with broken glass or bare wires: it can give you a shock. Cold water can crack hot glass. Keep a long pole away from power lines.',
      tenant: 'Don’t wash panels that belong to your landlord without asking. Report dirt that lowers the output.',
      landlord: 'cleaning of the solar panels',
    },
    'solar-panels.book-inspection': {
      title: 'Book an inspection of the solar system',
      why: 'A loose DC connector can arc unseen on the roof for years, and the fluid of solar hot water turns acid with age. Only instruments find these faults.',
      steps: [
        'Book a qualified solar electrician or the installer. Have the handover papers and the last report ready.',
        'For power panels, ask for insulation and string tests, and for checks of the connectors, isolators, surge protection and roof fixings.',
        'For hot-water panels, ask for tests of the fluid’s frost protection and acidity, the pressure, the expansion vessel and the relief valve.',
        'Ask for a written report with readings, and keep it for the insurer.',
        'Book sooner if your warranty, network operator or insurer requires it, and after hail or a gale.',
      ],
      firstReason: 'A loose connector on the roof shows only on instruments',
      safety:
        'Panels can’t be switched off in daylight, and the fluid in a hot collector scalds. Leave both to professionals with proper roof access.',
      tenant: 'Look at the inverter now and then, and report fault lights.',
      landlord: 'inspection of the solar panels',
    },
    'solar-panels.check-balcony-plug': {
      title: 'Check the balcony’s solar panels and their plug',
      why: 'Wind works on brackets all winter, and a panel that falls from a balcony can kill. The plug and its cable lie out in the sun and rain.',
      steps: [
        'Read the output in the app at midday, and compare it with last year’s.',
        'Pull at each panel with both hands. Tighten loose clamps and ties as the maker’s instructions say.',
        'Look for cracked glass, rust on the brackets and rubbed cables. Every cable should hang free of sharp edges and puddles.',
        'Unplug the micro-inverter, look at the plug and the socket for brown marks, and plug it in again. Use no extension lead.',
        'Wipe the glass with a damp cloth while it is cool.',
      ],
      firstReason: 'Winter winds loosen the brackets of a balcony’s panels',
      safety:
        'Never lean out over the railing or let go of a panel that you have loosened. A cracked panel can give a shock: unplug the inverter and leave the panel to a professional.',
      tenant: 'Ask your landlord before you fit or move panels. Tell the insurer about them.',
    },
  },
} as const satisfies ItemWords;
