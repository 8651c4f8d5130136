import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** Ventilation that recovers heat, beyond its filters; and the robot that moves dust about. */
export const freshAir: readonly CareTaskFacts[] = [
  {
    id: 'ventilation.fill-condensate-trap',
    tools: ['bucket', 'torch (flashlight)'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.halfYear,
    season: { from: 8, to: 12, best: 9 },
    stake: 'wear',
    appliesIf: { needs: { ventilation: ['balanced'] } },
    sources: [
      { organisation: 'Zehnder', title: 'ComfoAir Q user manual: maintenance of the condensate drain' },
      { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
    ],
  },
  {
    id: 'ventilation.wash-exchanger',
    tools: ['vacuum cleaner', 'soft brush', 'bucket', 'washing-up liquid'],
    minutes: 45,
    difficulty: 'moderate',
    intervalDays: every.twoYears,
    season: { from: 4, to: 9, best: 5 },
    stake: 'wear',
    appliesIf: { needs: { ventilation: ['balanced'] } },
    landlord: {},
    sources: [
      { organisation: 'Zehnder', title: 'ComfoAir Q user manual: maintenance of the heat exchanger' },
      { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
    ],
  },
  {
    id: 'ventilation.clean-robot-vacuum',
    tools: ['scissors', 'microfibre cloth', 'soft brush'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.twoMonths,
    stake: 'wear',
    appliesIf: { needs: { 'newer-things': ['robot', 'several'] } },
    room: 'living area',
    sources: [{ organisation: 'iRobot', title: 'Roomba owner’s guide: care of brushes, filter and sensors' }],
  },
];
