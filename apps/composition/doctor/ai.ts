import { ok } from '#core/domain/finding.ts';
import type { Check } from './check.ts';

/** The only place that examines the assistant. Once a vendor implements it, this calls the vendor's port, as mail does. */
export const checkAi: Check = async () => ok('This version plans by its rules alone and calls no model.');
