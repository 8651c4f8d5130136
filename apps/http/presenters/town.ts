import type { z } from 'zod';
import type { town } from '#apps/contract/shapes.ts';
import type { NamedTown } from '#core/domain/climate/town.ts';

export const presentTown = ({ id, name, region, country, timezone }: NamedTown): z.input<ReturnType<typeof town>> => ({
  id,
  name,
  region: region ?? null,
  country,
  timezone,
});
