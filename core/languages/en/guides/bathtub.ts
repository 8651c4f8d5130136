import type { GuideWords } from '../../guide-words.ts';

export const bathtub = {
  title: 'Bathtub',
  footerTitle: 'Bathtub',
  description:
    'Keep a bath smooth, watertight and safe: waste, seal and hot tap, the right cleaner for its material, warning signs, and what repairs cost.',
  answer:
    'Clean the waste and test the overflow every six months. Check the seal with the bath full, and measure how hot the tap runs, once a year.',
  keywords: [
    'bathtub maintenance',
    'clean acrylic bath',
    'reseal a bath',
    'bath drains slowly',
    'repair chipped enamel bath',
    'safe bath water temperature',
    'bath overflow leak',
  ],
  introduction: [
    'A full bath with a person in it weighs about 250 kg and stands on four or five small feet. One thin line of sealant has to follow each movement. If that line fails, water runs behind the panel where you can’t see it, and the neighbours below often notice first.',
    'The material decides how you clean it. Acrylic is warm and light but scratches easily. Enamelled steel and cast iron are hard, but they chip. A cleaner that suits one can dull the other for good.',
    'The water must also drain freely and must never come out too hot for a child. The three tasks here look after the tap, the seal and the waste. Together they take about an hour a year.',
  ],
  tips: [
    {
      title: 'Find out which material you have',
      content:
        'A magnet sticks to steel and cast iron, but not to acrylic, stone resin or copper. If you tap it, cast iron sounds dull and steel rings. Then follow the maker’s advice for that material.',
    },
    {
      title: 'Wash it while it is warm',
      content:
        'Grease comes off most easily just after a bath. Use a soft cloth and mild soap, rinse and dry. Scouring powder and rough pads scratch the surface.',
    },
    {
      title: 'Polish out scratches in acrylic',
      content:
        'The maker’s repair kit or a plastic polish removes fine scratches. Keep nail-varnish remover and paint thinner away from the bath: they crack acrylic on contact.',
    },
    {
      title: 'Keep mains appliances away',
      content:
        'Never use a hairdryer, a heater or a phone on its charger near a filled bath. Bath oil makes the surface slippery, so use a mat and hang it up to dry.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A tingle from the tap or the water',
        content:
          'Current is leaking into the metal or the water. Get out, touch nothing metal, and keep everyone out of the bathroom. Switch off at the main switch with dry hands and call an electrician at once.',
      },
      {
        title: 'A bath that dips, or a ceiling that sags',
        content:
          'A foot has come loose, or water has softened the floor. Don’t use the bath. If the ceiling below sags, keep people out of that room, shut the stopcock and call a plumber today.',
      },
    ],
    soon: [
      {
        title: 'A stain on the ceiling below',
        content:
          'If it grows after baths but not after showers, suspect the overflow or the waste. If it grows after showers, suspect the sealant or the tiles. Use neither until you know.',
      },
      {
        title: 'Star-shaped cracks in the acrylic',
        content:
          'The base is flexing. A patch on the surface won’t hold: have the support underneath repaired first, and the crack after it.',
      },
      {
        title: 'A chip with rust in it',
        content:
          'Water has reached the steel, and the rust spreads under the enamel. Dry the spot, rub off loose rust and fill it with a two-part repair kit within a few weeks.',
      },
      {
        title: 'A bang when you close the tap',
        content:
          'The water stops too suddenly and shakes the pipe. Close the taps slowly, and ask a plumber to check the pressure, the pipe clips and the valves.',
      },
    ],
  },
  ifYouRent:
    'Cleaning the bath and keeping its drain clear is your job. In France the tenant also replaces small seals and clears hair from the trap. Leaks, a loose bath and a mixing valve are the landlord’s: report them in writing, with photographs.',
  professionals: [
    {
      title: 'Plumber, for a mixing valve',
      content:
        'The valve limits the temperature at the bath while the tank stays hot. Ask the plumber to set it and measure the result while you watch.',
      price: '€180 to €400',
    },
    {
      title: 'Plumber, for waste and overflow',
      content:
        'Book one for a leak behind the panel, a plug that won’t close or a trap that drips. A tiled-in bath without a hatch takes longer.',
      price: '€150 to €350',
    },
    {
      title: 'Surface repairer, for enamel or acrylic',
      content:
        'Chips and small cracks are filled and colour-matched in one visit. Recoating a whole bath costs about €400 to €800 and needs days to harden.',
      price: '€120 to €300',
    },
  ],
  law: {
    FR: 'In new or renovated hot water systems, taps in rooms for washing must not deliver water above 50 °C.',
    GB: 'In new homes in England, a valve must limit the water at the bath to 48 °C.',
    US: 'States that adopt the International Residential Code limit the water at a new bath to 120 °F (49 °C).',
  },
} as const satisfies GuideWords;
