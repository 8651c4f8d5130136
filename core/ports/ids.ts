/** New names for records: UUIDs that nobody can guess and that never repeat. */
export type Ids = { next(): string };
