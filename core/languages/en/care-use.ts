import { meterUnits } from './meter-units.ts';

/** What a care task says about its use, after why it is done. */
export const careUse = {
  also: (every: number, unit: string) =>
    `Makers count use as well: ${meterUnits.every(every, unit)}, if that comes sooner. With a meter, your plan does too.`,
} as const;
