import { databaseLimits } from '#core/domain/running/time-limits.ts';

/** Limits that a busy machine doesn't reach. Tests of the limits use short ones. */
export const patientLimits = {
  ...databaseLimits,
  connectMs: 60_000,
  acquireMs: 60_000,
  lockMs: 60_000,
  requestMs: 60_000,
  readinessMs: 60_000,
} as const;
