import { catalogue } from '../../catalogue/index.ts';
import { type Appliance, emptyAppliance } from '../../domain/appliances/appliance.ts';
import type { Room } from '../../domain/care/care-task.ts';
import type { StoredFile } from '../../domain/files/stored-file.ts';
import { hasItem } from '../../domain/home/facts.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type ListedAppliance = {
  readonly appliance: Appliance;
  readonly room: Room;
  /** The oldest first. */
  readonly files: readonly StoredFile[];
};
type Listed = { readonly today: IsoDate; readonly appliances: readonly ListedAppliance[] };

/** The items of the home in the catalogue's order, each with what is recorded of it; none before onboarding. */
export const makeListAppliances =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  async ({ household }: { readonly household: Household }): Promise<Listed> => {
    const today = dateInZone(clock.now(), household.timezone);
    if (!isOnboarded(household)) return { today, appliances: [] };
    const home = homeOf(household);
    const [recorded, files] = await unitOfWork.run(async (stores) => [
      await stores.appliances.list(household.id),
      await stores.files.list(household.id),
    ]);
    const byItem = new Map(recorded.map((each) => [each.item, each]));
    const filesByItem = Map.groupBy(files, ({ item }) => item);
    return {
      today,
      appliances: catalogue
        .filter((item) => hasItem(home, item))
        .map(({ name, room }) => ({
          appliance: byItem.get(name) ?? emptyAppliance(name),
          room,
          files: filesByItem.get(name) ?? [],
        })),
    };
  };
