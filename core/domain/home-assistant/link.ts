import type { PersonInHome } from '../people/person-in-home.ts';
import type { IsoDate } from '../time/dates.ts';

/** A home that is published for Home Assistant, because the person wanted it: in their language, and with their rights. */
export type HomeAssistantLink = PersonInHome & {
  /** What topics call the home: another id than its own, and a new one each time it is switched on. */
  readonly deviceId: string;
  /** 64 hexadecimal digits in the topics of commands, so that only those who read the broker can send one. */
  readonly secret: string;
  readonly createdAt: Date;
  /** Whether something has changed since it was last published. */
  readonly isStale: boolean;
  /** The home's day for which it was last published. */
  readonly publishedOn?: IsoDate;
  /** The ids of the meters that Home Assistant may know: those that were last published, and those that it hasn't removed yet. */
  readonly meters: readonly string[];
};
