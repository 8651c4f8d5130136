import { sealedFor } from '../../domain/calendar/connection.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'secrets'>;

const pageSize = 500;

/**
 * Seals with the present key what a previous one sealed, so that the previous one can be withdrawn. Returns the number
 * of households concerned.
 */
export const makeResealCalendars =
  ({ unitOfWork, secrets }: Deps) =>
  async (): Promise<number> => {
    if (!secrets.hasPrevious) return 0;
    let resealed = 0;
    for (let after: string | undefined; ; ) {
      const ids = await unitOfWork.run(({ calendars }) => calendars.householdsAfter(after, pageSize));
      for (const id of ids) {
        if (await unitOfWork.run((stores) => reseal(stores, id, secrets))) resealed += 1;
      }
      after = ids.at(-1);
      if (ids.length < pageSize) return resealed;
    }
  };

async function reseal(stores: Stores, householdId: string, secrets: Secrets): Promise<boolean> {
  const renewed = async (sealed: string | undefined, field: Parameters<typeof sealedFor>[0]) => {
    if (sealed === undefined || secrets.isCurrent(sealed)) return undefined;
    const text = await secrets.open(sealed, sealedFor(field, householdId));
    return text === undefined ? undefined : secrets.seal(text, sealedFor(field, householdId));
  };

  let isResealed = false;
  for (const known of await stores.calendars.ofHome(householdId)) {
    const connection = await stores.calendars.lock(known);
    const refreshToken = await renewed(connection?.refreshToken, 'refresh token');
    const accessToken = await renewed(connection?.accessToken, 'access token');
    if (!connection || !(refreshToken ?? accessToken)) continue;
    await stores.calendars.save({
      ...connection,
      ...(refreshToken && { refreshToken }),
      ...(accessToken && { accessToken }),
    });
    isResealed = true;
  }
  for (const feed of await stores.calendarFeeds.ofHome(householdId)) {
    const secret = await renewed(feed.secret, 'feed secret');
    if (secret === undefined) continue;
    await stores.calendarFeeds.save({ ...feed, secret });
    isResealed = true;
  }
  return isResealed;
}
