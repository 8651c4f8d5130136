import type { Finding } from '#core/domain/finding.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import type { App } from '../container.ts';

/** The names of the checks, in the order in which they are reported. */
export const checkNames = [
  'settings',
  'database',
  'pooler',
  'migrations',
  'secret',
  'worker',
  'mail',
  'sign-in-service',
  'clock',
  'public-url',
  'stripe-price',
  'stripe-webhook',
  'seller',
  'google-redirect',
  'ai',
  'files',
  'disk',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Examines one part of the installation and changes nothing. What it throws counts as a failure. */
export type Check = (app: App) => Promise<Finding>;

export const findingOf = ({ severity, what, advice }: SetupProblem): Finding => ({
  status: severity,
  message: what,
  advice,
});
