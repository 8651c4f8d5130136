const vehicles: readonly string[] = ['Boat', 'Motorcycle', 'Scooter', 'Bicycle', 'Car', 'RV', 'Trailer'];

type Closure = {
  /** Follows the item's name: `has been closed`. */
  readonly state: string;
  readonly button: string;
  /** Said once the item is open. */
  readonly opened: string;
  /** `irrigation system`, but `RV`. */
  readonly name: string;
};

/** The words for an item that is closed for the season. Vehicles are put away instead. */
export function closureOf(item: string): Closure {
  const name = item.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  return vehicles.includes(item)
    ? { name, state: 'has been put away', button: 'Take it out', opened: `Your ${name} is back in use` }
    : { name, state: 'has been closed', button: 'Open it', opened: `Your ${name} is open` };
}
