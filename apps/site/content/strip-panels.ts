/**
 * A panel of 160 by 120: the symbols of pages/guides/strips in it, from back to front. Each is `NAME X Y SIZE TURN`, of its
 * own size and upright if the last two are absent; `flip` after them mirrors it.
 */
type Panel = string;

/** The panels of one kind of an item, and for a choice of kinds the drawing that readers tell theirs by. */
type Kind = { readonly looks?: Panel; readonly panels: readonly Panel[] };

type Strip = readonly Panel[] | { readonly kinds: readonly Kind[] };

const unplug = 'plug 80 60';

const strips: Readonly<Record<string, Strip>> = {
  'fridge.clean-coils': {
    kinds: [
      {
        looks: 'fridge-back 80 60',
        panels: [
          unplug,
          'fridge-back 52 62 .9, gap 104 46, wall 134 60',
          'fridge-back 46 62 .9, dust 62 50, brush 96 64 .9 70, vacuum 124 96 .8',
          'wall 140 60, fridge 52 62 .9, gap 104 60 1.1',
        ],
      },
      {
        looks: 'fridge-foot 80 72',
        panels: [
          unplug,
          'fridge-foot 80 52, kick-plate 80 106, hand 124 92 .7',
          'fridge-foot 80 46, dust 70 84, vacuum 98 84 .9',
          'fridge-foot 80 56, right 126 44',
        ],
      },
      {
        looks: 'fridge-wall 80 60',
        panels: [
          unplug,
          'fridge-wall 50 60 .9, eye 116 60, gap 94 104',
          'wall 146 60, fridge-wall 46 58 .9, dust 74 100, vacuum 102 90 .8',
          'wall 140 60, fridge 52 62 .9, gap 104 60 1.1',
        ],
      },
    ],
  },
  'fridge.check-temperature': [
    'glass 92 66 1.5, thermometer 92 52 .9',
    'fridge-open 62 60, glass 56 70 .5, clock 126 40',
    'thermometer 50 56 1.2, eye 120 42 .9, right 120 84',
    'knob 56 68 1.2, turn 56 40 1 0 flip, clock 126 64',
  ],
  'fridge.clean-door-seals': [
    'fridge-open 56 60, cloth 108 52 .8, bubbles 112 88',
    'fridge-open 44 60, brush 104 64 .9 -60, dust 84 92 .8',
    'fridge 58 60, paper 88 60 .8 90, hand 122 66 .8',
    'fridge 46 60, paper 84 60 .8 90, arrow 118 60, wrong 128 94 .8',
  ],
  'dishwasher.clean-filter': [
    'dishwasher 46 58 .9, cylinder 116 72, turn 116 34',
    'tap-on 56 50, cylinder 68 92 .8, brush 112 78 .8 60',
    'drain 80 84 1.2, hand 96 48 .9, dust 66 84 .9',
    'flat-mesh 80 90, cylinder 80 64 .9, turn 80 30 1 0 flip',
  ],
  'dishwasher.refill-salt': [
    'drain 80 90 1.1, cup 80 56 .8, turn 80 28',
    'funnel 76 78 1.1, salt 98 30 .8 -120, drain 76 104 .7',
    'drain 62 88, cloth 96 72 .8, cup 62 52 .7',
    'dishwasher 54 58, spray 54 58, clock 124 60',
  ],
  'dishwasher.clear-spray-arms': [
    'dishwasher 48 56 .9, spray-arm 106 90 .8, arrow 118 54 1 -90',
    'spray-arm 80 56 1.1, pin 100 76 .8 180, sun 120 26 .8',
    'tap-on 62 46 .8, spray-arm 84 86 1.1, spray 84 106 .8',
    'spray-arm 80 84 1.1, turn 80 54 1.3, right 130 32 .9',
  ],
  'washing-machine.clean-pump-filter': {
    kinds: [
      {
        looks: 'washer 80 60',
        panels: [
          unplug,
          'washer-foot 60 30, flap 98 52 .7, hose 122 60 .8, towel 84 106 .9, dish 116 92 .8',
          'pump-filter 66 66, turn 66 30 1.2, hand 118 80 .9',
          'pump-filter-out 84 52, coin 62 92, hair 88 92 .6, stream 36 50 .9',
          'pump-filter 64 66, turn 64 30 1.2 0 flip, right 124 60',
        ],
      },
      {
        looks: 'washer-top 80 62',
        panels: [
          unplug,
          'washer-top 66 64, mesh 66 44 .5, hand 110 60 .8',
          'tap-on 60 48, mesh 74 90, hair 118 92 .6',
          'washer-top 66 64, mesh 66 44 .5, right 124 50',
        ],
      },
    ],
  },
  'washing-machine.clean-seal-drawer': [
    'seal 72 58, hand 96 88 .8, coin 58 92 .8',
    'seal 66 58, cloth 106 84 .8, bubbles 116 42',
    'drawer 62 60 .9, arrow 124 62',
    'tap-on 44 38 .8, drawer 66 86 .9, brush 120 58 .8 20',
    'washer 56 60 .9, right 120 56',
  ],
  'washing-machine.run-maintenance-wash': [
    'washer 56 60, coin 112 50, hair 112 84 .9',
    'drawer 76 78 .9, bag 104 34 .7 -130, dust 84 60 .7',
    'washer 52 60, thermometer 108 58 .9, clock 136 36 .7',
    'washer-open 56 60, cloth 134 88 .6, right 134 36 .8',
  ],
  'washing-machine.check-hoses': [
    'plug 56 50 .7, valve-shut 104 84 .8',
    'fill-hose 76 58 1.1, eye 108 92',
    'bucket 58 84, fill-hose 72 36 .8, drop 48 50 .7, mesh 122 74 .5',
    'valve 56 70 .8, cloth 96 66 .7, clock 128 40 .8, right 128 88 .8',
  ],
  'oven.clean-door-glass': [
    'oven-open 62 54 .9, switch 134 44 .6, cold 134 92',
    'pane 80 64, cloth 84 66 1.1, drop 126 34 .8',
    'pane 66 62 .9, brush 60 40 .8 180, wrong 128 40, bubbles 122 82',
    'oven-open 58 52 .9, cloth 110 40 .7, eye 118 92',
  ],
  'oven.test-temperature': [
    'oven 46 60 .9, dial 116 40 1.1, knob 116 88 .8',
    'oven 60 60, rack 60 76 .6, dial 60 80 .5, clock 128 60',
    'oven 50 60 .9, dial 50 68 .7, eye 116 60',
    'note 54 60 1.2, dial 112 50 1.2, knob 112 98 .6',
  ],
  'air-conditioning.clean-filters': [
    'ac 80 44, switch 70 90 .5, hand 92 96 .5',
    'ac-open 80 42, mesh 70 84 .7, arrow 122 88 1 90',
    'mesh 64 66 1.1, dust 60 58, vacuum 112 74 .9',
    'mesh 66 66 1.1, wrong 126 90, sun 126 40, clock 36 26 .7',
    'ac-open 80 64, mesh 80 94 .6, right 134 34 .9',
  ],
  'air-conditioning.clear-outdoor-unit': [
    'outdoor 58 66 .9, switch 136 56 .6',
    'outdoor 56 58, leaf 118 44, leaf 120 86 .9, gap 92 98 1',
    'outdoor 56 60, brush 116 60 1 0, arrow 136 84 .8 90',
    'outdoor 62 76 .9, spray 102 52 1.1 50, shower-head 126 30 .7 -90',
  ],
  'coffee-machine.clean-brew-group': {
    kinds: [
      {
        looks: 'bean-machine 80 60',
        panels: [
          'bean-machine 54 60, switch 122 58 .7',
          'bean-machine 50 60 .9, brew-unit 120 62 .9, arrow 88 62 .7',
          'bowl 80 78 1.4, brew-unit 80 50 .8, clock 134 36 .8',
          'bean-machine 54 60, brew-unit 54 72 .5, right 120 60',
        ],
      },
      {
        looks: 'espresso 80 60',
        panels: [
          'portafilter 84 46 .9, bowl 84 92 1.1, tablet 36 84 .8',
          'espresso 60 60, brush 84 70 .6 180, dust 62 60 .6',
          'portafilter 70 72, tablet 80 48 .9',
          'espresso 50 60, portafilter 62 52 .5, clock 122 60',
          'espresso 50 60, stream 64 72 .5, mug 66 92 .6, right 122 60',
        ],
      },
    ],
  },
  'coffee-machine.descale': [
    'espresso 54 58, bowl 66 92 .9, cylinder 124 60 .8',
    'tank 62 66, bottle 112 34 .8 -130, drop 88 44 .7',
    'espresso 54 56, stream 66 64 .6, bowl 66 92 .9, clock 126 60',
    'tank 48 66 .9, tank 100 66 .9, drop 134 60, arrow 74 26 .8',
  ],
  'shower.descale-head': [
    'shower-head 64 50 1.1, turn 64 24, hand 122 86 .8',
    'bucket 72 76 1.2, shower-head 70 46 .6, bottle 130 60 .7',
    'shower-head 62 60 1.2, brush 116 60 1 -70',
    'shower 70 62, spray 88 76, right 130 50',
  ],
  'shower.clear-drain': [
    'drain 72 88, grate 72 50, arrow 132 62 1 -90',
    'drain 70 90, hair 68 62 1, hand 104 50 .9',
    'tap-on 64 48, cup 76 90, bubbles 118 90',
    'drain 60 92 1, cup 60 60 .9, arrow 112 70 1 90',
    'drain 76 92 1, stream 76 52 1.4, right 128 50',
  ],
  'shower.test-mixer': [
    'mixer 80 60 .9, back-and-forth 80 92, wrong 132 26 .7',
    'shower 50 62 .9, spray 64 78, thermometer 114 60',
    'shower 50 62 .9, steam 66 84, thermometer 104 58 .9, right 136 94 .8',
    'shower 44 62 .9, wrong 60 86, valve-shut 116 64 .7',
  ],
  'bathtub.measure-hot-tap': [
    'tap-on 62 54, clock 126 56',
    'mug 74 72 1.4, thermometer 74 46 .8, steam 112 34 .8',
    'thermometer 54 56 1.1, eye 112 56',
    'tap-on 54 54 .9, cold 100 44, right 126 88',
  ],
  'bathtub.clean-waste': [
    'drain 76 92, stopper 76 56 1, arrow 130 60 1 -90',
    'drain 70 90, hair 68 62, hand 106 50 .9',
    'stopper 60 60 1.1, brush 112 60 .9 -60, bubbles 94 96',
    'bath-full 72 62, tap 36 30 .5, eye 122 98 .8',
  ],
  'toilet.test-leak': [
    'cistern 72 78 .8, lid 72 38 .85, arrow 132 50 .9 -90',
    'cistern 76 78 .9, dropper 96 40 .9, colour 94 72 .7',
    'toilet 64 62, clock 122 56',
    'toilet 60 62, colour 60 60 .9, eye 122 40, wrong 122 86',
  ],
  'toilet.work-valve': [
    'toilet 56 54, valve 118 88 .5',
    'valve-shut 70 70, turn 70 36 1 0 flip, hand 124 84 .8',
    'cistern 80 62, wrong 80 62, eye 128 98 .7',
    'valve 70 70, cloth 116 70 .8, right 128 28 .8',
  ],
  'central-heating.check-pressure': [
    'radiator 56 60 .9, cold 124 44, clock 124 86 .8',
    'gauge 62 60, needle 62 60, eye 126 60',
    'gauge 48 56 .9, needle 48 56 .9 -50, valve 114 92 .7, tap 116 40 .7',
    'gauge 62 60, needle 62 60, right 124 60',
  ],
  'central-heating.bleed-radiators': [
    'radiator 62 60, hand 124 66 .8, steam 62 18 .8',
    'radiator-top 66 66, cloth 112 90 .8, key 138 58 .8 180',
    'radiator-top 66 66, key 124 58 .8 180, cloth 116 90 .8, turn 118 28 .9',
    'radiator-top 66 66, drop 120 64, cloth 118 98 .7, right 134 32',
    'gauge 62 60, needle 62 60, eye 126 60',
  ],
  'microwave.steam-clean': [
    'spoon 96 44, bowl 72 72 1.2, drop 36 34',
    'microwave 76 62, bowl 66 66 .5, steam 66 46 .6',
    'microwave 66 64 .9, clock 132 40 .8, wrong 132 88 .8',
    'microwave 68 60, cloth 74 66 .8, right 134 92 .8',
  ],
  'wine-fridge.vacuum-grilles': [
    unplug,
    'wine-fridge 50 60 .9, eye 118 92, arrow 100 92 .5 180',
    'wine-fridge 50 56 .9, dust 70 94, vacuum 106 86 .8',
    'wine-fridge 54 60 .9, gap 100 60, wall 126 60',
  ],
  'gas-stove.clean-burners': [
    'burner 64 88 .9, cap 64 62, arrow 128 70 1 -90',
    'bowl 66 78 1.4, cap 66 50 .8, bubbles 122 60',
    'burner 66 74, pin 92 52 .8, hand 122 84 .7',
    'burner 72 84, cap 72 80, right 128 40',
    'burner 72 88, cap 72 84, flames 72 62 1.1, eye 130 40 .8',
  ],
  'chimney.inspect-stack': [
    'lens 62 62 1.1, sun 122 40, eye 122 84 .8',
    'stack 76 62 .95, eye 130 90 .8',
    'torch 58 58, drop 122 44, wall 140 60',
    'kick-plate 60 72, arrow 60 44 .9, right 126 60',
  ],
};

/** The drawn steps of care tasks, by the task's id. Their words are in `#words/site/strips.ts`, one for each panel. */
export const kindsOfStrips: ReadonlyMap<string, readonly Kind[]> = new Map(
  Object.entries(strips).map(([id, strip]) => [id, 'kinds' in strip ? strip.kinds : [{ panels: strip }]]),
);

/** The ids of a kind's drawings in the file of its task. */
export const panelId = (kind: number, panel: number): string => `k${kind}p${panel}`;
export const looksId = (kind: number): string => `k${kind}`;
