import type { z } from 'zod';
import type { getPassportLink } from '#apps/contract/passport.ts';
import type { shownPassport as passportShape } from '#apps/contract/passport-shape.ts';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import type { ShownPassport } from '#core/domain/history/passport/passport.ts';
import { addressOf, type Links } from './file.ts';

type PresentedLink = NonNullable<z.input<typeof getPassportLink.response>['link']>;

export function presentLink({ createdAt, expiresAt, closed, ...link }: PassportLink): PresentedLink {
  const { language, costs, names, notes, photos } = link;
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return {
    ...times,
    language,
    costs,
    names,
    notes,
    photos,
    ...(closed && { closed: { at: closed.at.toISOString(), reason: closed.reason } }),
  };
}

/** The passport unchanged, because its checksum covers every field, and beside it where its photos are. */
export function presentPassport(
  { passport, photos, linkId }: ShownPassport,
  links: Links,
): z.input<ReturnType<typeof passportShape>> {
  const { home, equipment, figures } = passport;
  return {
    ...passport,
    home: {
      ...home,
      features: home.features.map(({ category, names }) => ({ category, names: [...names] })),
      answers: [...home.answers],
    },
    equipment: equipment.map((each) => ({
      ...each,
      entries: each.entries.map(({ photos: own, ...entry }) => ({ ...entry, ...(own && { photos: [...own] }) })),
    })),
    ...(photos.length > 0 && {
      urls: Object.fromEntries(
        photos.map((file) => [
          file.hash,
          addressOf({ ...file, ...(linkId !== undefined && { passport: linkId }) }, links),
        ]),
      ),
    }),
    figures: {
      ...figures,
      safety: { ...figures.safety, late: [...figures.safety.late] },
      money: figures.money && { totals: [...figures.money.totals], lines: [...figures.money.lines] },
    },
  };
}
