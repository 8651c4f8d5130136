import type { z } from 'zod';
import type { getPassportLink } from '#apps/contract/passport.ts';
import type { passport as passportShape } from '#apps/contract/passport-shape.ts';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import type { Passport } from '#core/domain/history/passport/passport.ts';

type PresentedLink = NonNullable<z.input<typeof getPassportLink.response>['link']>;

export function presentLink({ createdAt, expiresAt, costs, names, notes }: PassportLink): PresentedLink {
  return { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), costs, names, notes };
}

/** The passport unchanged, because its checksum covers every field. */
export function presentPassport(passport: Passport): z.input<typeof passportShape> {
  const { home, equipment, figures } = passport;
  return {
    ...passport,
    home: {
      ...home,
      features: home.features.map(({ category, names }) => ({ category, names: [...names] })),
      answers: [...home.answers],
    },
    equipment: equipment.map((each) => ({ ...each, entries: [...each.entries] })),
    figures: {
      ...figures,
      safety: { ...figures.safety, late: [...figures.safety.late] },
      money: figures.money && { totals: [...figures.money.totals], lines: [...figures.money.lines] },
    },
  };
}
