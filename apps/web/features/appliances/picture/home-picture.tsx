import { joinClasses } from '#apps/ui/join-classes.ts';
import { homePicture as words } from '#words/app/home-picture.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import type { ListedAppliance } from '../use-appliances.ts';
import styles from './home-picture.module.css';
import { iconOf } from './item-icons.ts';
import { placesOf, type RoomOfHome } from './rooms.ts';
import { Roof, Sky } from './scenery.tsx';

export type HomePictureProps = {
  appliances: readonly ListedAppliance[];
  season: 'winter' | 'spring' | 'summer' | 'autumn';
  isFlat: boolean;
  /** Goes to the list of a room. */
  onRoom: (room: RoomOfHome['room']) => void;
};

/** The home, cut open: its rooms with what is in them, with what waits in each, and the season outside. */
export function HomePicture({ appliances, season, isFlat, onRoom }: HomePictureProps) {
  const { inside, outside } = placesOf(appliances);
  const show = (room: RoomOfHome) => <Room key={room.room} {...room} onOpen={() => onRoom(room.room)} />;
  return (
    <nav className={styles.scene} aria-label={words.name} data-season={season}>
      <Sky />
      <div className={styles.building}>
        <Roof isFlat={isFlat} />
        <ul className={styles.rooms}>{inside.map(show)}</ul>
      </div>
      {outside.length > 0 && <ul className={styles.outside}>{outside.map(show)}</ul>}
    </nav>
  );
}

function Room({ room, items, waiting, onOpen }: RoomOfHome & { onOpen: () => void }) {
  return (
    <li className={styles.room} data-room={room.replaceAll(' ', '-')}>
      <button type="button" className={styles.door} onClick={onOpen}>
        <span className={styles.name}>{roomNames[room]}</span>
        <span className={styles.things} aria-hidden="true">
          {items.map((each) => {
            const Icon = iconOf(each);
            return (
              <span key={each.item} className={joinClasses(styles.thing, each.waiting > 0 && styles.waits)}>
                <Icon size={28} strokeWidth={1.75} />
              </span>
            );
          })}
        </span>
        <span className={joinClasses(styles.state, waiting > 0 && styles.open)}>
          {waiting > 0 ? words.waiting(waiting) : words.nothingDue}
        </span>
      </button>
    </li>
  );
}
