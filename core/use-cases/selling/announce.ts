import { type Announcement, checkAnnouncement } from '../../domain/selling/announcement.ts';
import { isRunning } from '../../domain/selling/subscription.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'enqueuePending'>;
type Input = { readonly announcement: Announcement; readonly dryRun: boolean };

const page = 500;

/**
 * Queues a mail about what will change to the owner of each home that it concerns, once each, however often it is called.
 * Returns how many homes it concerns, and how many of these had it already. A dry run queues nothing. Throws
 * `announced_too_late` and `announcement_incomplete`.
 */
export const makeAnnounce =
  ({ unitOfWork, clock, digest, enqueuePending }: Deps) =>
  async ({ announcement, dryRun }: Input): Promise<{ readonly homes: number; readonly had: number }> => {
    checkAnnouncement(announcement, dateInZone(clock.now(), 'UTC'));
    const key = digest.sha256(JSON.stringify(announcement)).toHex();
    let [homes, had] = [0, 0];
    for (let ids = await idsAfter(undefined); ids.length > 0; ids = await idsAfter(ids.at(-1))) {
      for (const householdId of ids) {
        const outcome = await unitOfWork.run(async (stores) => {
          const household = await stores.households.find(householdId);
          const { subscription } = household ?? {};
          const pays = subscription !== undefined && isRunning(subscription) && !subscription.endsAtPeriodEnd;
          if (!household || household.deletionRequestedAt || (announcement.kind === 'price' && !pays)) return 'other';
          const own = { householdId, key, announcement };
          if (dryRun) return (await stores.announcements.has(own)) ? 'had' : 'new';
          if (!(await stores.announcements.add(own))) return 'had';
          await enqueuePending(stores, 'send-announcements', { householdId });
          return 'new';
        });
        if (outcome !== 'other') homes += 1;
        if (outcome === 'had') had += 1;
      }
    }
    return { homes, had };

    function idsAfter(id: string | undefined): Promise<readonly string[]> {
      return unitOfWork.run(({ households }) => households.idsAfter(id, page));
    }
  };
