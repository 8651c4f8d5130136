import type { PersonInHome } from '../people/person-in-home.ts';

/** A home that is published for Home Assistant, because the person wanted it: in their language, and with their rights. */
export type HomeAssistantLink = PersonInHome & {
  /** What topics call the home: another id than its own, and a new one each time it is switched on. */
  readonly deviceId: string;
  /** 64 hexadecimal digits in the topics of commands, so that only those who read the broker can send one. */
  readonly secret: string;
  readonly createdAt: Date;
  /** When it is published next: when the home's next day begins, or at once, because something has changed since. */
  readonly dueAt: Date;
  /** The ids of the meters that Home Assistant may know: those that were last published, and those that it hasn't removed yet. */
  readonly meters: readonly string[];
};

/** Of links whose last publication isn't the home's present state. */
export const dueAtOnce = new Date(0);
