import type { Finding } from '#core/domain/running/finding.ts';
import type { App } from '../container.ts';

/** Examines one part of the installation and changes nothing. What it throws counts as a failure. */
export type Check = (app: App) => Promise<Finding>;
