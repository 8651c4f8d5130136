import { makeAddMeter } from './add-meter.ts';
import { makeAddReading } from './add-reading.ts';
import { makeDeleteMeter } from './delete-meter.ts';
import { makeDeleteReading } from './delete-reading.ts';
import { makeListMeters } from './list-meters.ts';

export const metersUseCases = {
  addMeter: makeAddMeter,
  addReading: makeAddReading,
  deleteMeter: makeDeleteMeter,
  deleteReading: makeDeleteReading,
  listMeters: makeListMeters,
};
