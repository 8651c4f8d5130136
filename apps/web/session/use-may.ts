import { atLeast, type Role } from '#core/domain/people/membership.ts';
import { useUser } from './use-auth.ts';

/**
 * Whether the user's role in the home is at least this one. Controls that the server would refuse aren't shown; `access` of the
 * endpoints says which those are.
 */
export const useMay = (least: Role): boolean => atLeast(useUser().role, least);
