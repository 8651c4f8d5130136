import type { GuideWords } from '../../guide-words.ts';

export const shower = {
  title: 'Shower',
  footerTitle: 'Shower',
  description:
    'A shower that sprays evenly, drains fast and never scalds: eight tasks and how often to do them, the signs of a hidden leak, and plumbers’ prices.',
  answer:
    'Descale the head, clear the drain and clean the glass every three months. Check the sealant every six, and test the mixer’s hot stop once a year.',
  keywords: [
    'shower maintenance',
    'descale shower head',
    'shower drain clogged',
    'remove mould from grout',
    'shower temperature changes',
    'shower cartridge replacement cost',
  ],
  introduction: [
    'Every day, a shower sends warm mist, soap and hair over joints that are a few millimetres wide. Faults begin small: a nozzle blocks, the drain slows, a seal comes loose. If no one notices, water gets into the wall.',
    'Some faults are a risk to health. Legionella bacteria can grow in the limescale and slime of a neglected shower head. A mixer that sticks can let through water hot enough to scald. Mould spreads wherever the room stays damp.',
    'Most of the eight tasks take 10 to 20 minutes. They keep repairs cheap, and one yearly test shows whether the water could scald someone. The guide also says what a drip, a gurgle or a loose tile means, and which repairs are the landlord’s.',
  ],
  tips: [
    {
      title: 'Dry the room',
      content:
        'Leave the fan on or the window open for twenty minutes after a shower. Mould needs moisture more than dirt.',
    },
    {
      title: 'Hang the handset up',
      content:
        'If it lies in dirty water and the mains pressure drops, that water can be sucked back into the drinking water.',
    },
    {
      title: 'Turn the mixer back to cold',
      content: 'Do it before you close it, so that the next person doesn’t start with hot water.',
    },
    {
      title: 'Take shorter showers',
      content: 'Five minutes at 8 litres a minute use 40 litres (about 10 US gallons). A bath takes nearer 150 litres.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A tingle from metal or water',
        content:
          'Current is leaking into the shower. Get out, touch nothing more and keep everyone away. With dry hands, turn off the main switch and call an electrician.',
      },
      {
        title: 'A scorched switch or cord',
        content:
          'An electric shower has a loose connection and could catch fire. Stop using it, switch its circuit off and call an electrician.',
      },
      {
        title: 'The water suddenly turns hot',
        content:
          'If this happens when another tap runs, the check valves or the cartridge are worn. Don’t let children or frail people use the shower until they have been replaced.',
      },
    ],
    soon: [
      {
        title: 'It drips for hours',
        content: 'A minute of dripping is the head emptying. If it goes on, the cartridge is worn.',
      },
      {
        title: 'A tile that gives under your hand',
        content: 'The board behind it is wet. Don’t use the shower until the wall has been opened and dried.',
      },
      {
        title: 'A gurgle, then a smell',
        content:
          'The water is being sucked out of the trap, so sewer gas can rise. Refill the trap, and have the vent pipe checked.',
      },
    ],
  },
  ifYouRent:
    'Descaling, clearing hair and airing the room are your jobs, and in France so is replacing the shower hose. A worn mixer, failed waterproofing and mould caused by a leak are the landlord’s. Report them early, with photographs.',
  professionals: [
    {
      title: 'Plumber, for the mixer',
      content: 'The plumber fits a cartridge or a new thermostatic mixer and sets its limit.',
      price: '€120 to €350',
    },
    {
      title: 'Drain firm',
      content: 'Call one if water stays in the tray although the trap is clean.',
      price: '€120 to €300',
    },
    {
      title: 'Tiler, for joints and tiles',
      content: 'The price covers new silicone, or a few tiles with new waterproofing behind them.',
      price: '€100 to €600',
    },
  ],
  law: {
    FR: 'In new or renovated systems, water in bathrooms may be 50 °C at most where it leaves the tap.',
    GB: 'Landlords must assess the risk of Legionella in the water system. In most homes that is a simple check: hot water hot, cold water cold, and nothing left standing.',
    US: 'Where the International Residential Code applies, a new shower needs a valve that limits the water to 120 °F (49 °C). It must also even out changes in pressure or temperature.',
  },
} as const satisfies GuideWords;
