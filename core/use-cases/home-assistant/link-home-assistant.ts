import { signedIn } from '../../domain/access/found.ts';
import { dueAtOnce } from '../../domain/home-assistant/link.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { newSecret } from '../../ports/ids.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'enqueuePending'>;

/** Has the home published for Home Assistant. Has no effect if it is already, for another of its people too. */
export const makeLinkHomeAssistant =
  ({ unitOfWork, clock, ids, enqueuePending }: Deps) =>
  ({ householdId, personId }: PersonInHome): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const { households, homeAssistant } = stores;
      signedIn(await households.hold(householdId));
      if (await homeAssistant.find(householdId)) return;
      const named = { householdId, personId, deviceId: ids.next(), secret: newSecret(ids) };
      await homeAssistant.add({ ...named, createdAt: clock.now(), dueAt: dueAtOnce, meters: [] });
      await enqueuePending(stores, 'publish-home', { householdId, personId });
    });
