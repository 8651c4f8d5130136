import type { Room } from '#core/domain/care/care-task.ts';
import type { ListedAppliance } from '../use-appliances.ts';

export type RoomOfHome = {
  readonly room: Room;
  readonly items: readonly ListedAppliance[];
  /** How many of its tasks are for today or overdue. */
  readonly waiting: number;
};

/** From the top of the house down. */
const inHouse: readonly Room[] = ['whole home', 'living area', 'bathroom', 'kitchen', 'laundry', 'plant room'];
const besideIt: readonly Room[] = ['garage', 'garden', 'outdoors'];

/** The rooms that have something, in the house and beside it. */
export function placesOf(appliances: readonly ListedAppliance[]) {
  const byRoom = Map.groupBy(appliances, ({ room }) => room);
  const those = (rooms: readonly Room[]): readonly RoomOfHome[] =>
    rooms.flatMap((room) => {
      const items = byRoom.get(room);
      return items ? [{ room, items, waiting: items.reduce((sum, { waiting }) => sum + waiting, 0) }] : [];
    });
  return { inside: those(inHouse), outside: those(besideIt) };
}
