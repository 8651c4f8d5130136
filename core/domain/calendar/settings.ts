/** When the events of a calendar take place. */
export type EventTimes = {
  /** IANA name. */
  readonly timezone: string;
  /** `HH:mm` on a 24-hour clock. */
  readonly eventStartTime: string;
  /** In minutes. */
  readonly eventDuration: number;
};

export type CalendarSettings = EventTimes & {
  /** Whether the next days are updated whenever the plan changes. */
  readonly keepInStep: boolean;
  /** Whether what is for other people in the home is left out. */
  readonly onlyMine: boolean;
};

export const calendarDefaults = {
  timezone: 'Europe/Paris',
  eventStartTime: '15:00',
  eventDuration: 90,
  keepInStep: true,
  onlyMine: false,
} as const satisfies CalendarSettings;

/** The title of the calendar that we create. */
export const calendarTitle = 'Upkept';

/** In minutes. */
export const eventDurationLimits = { min: 15, max: 720 } as const;

/** The time zones that the settings offer besides the household's own. */
export const offeredTimezones = [
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Europe/London',
] as const;

/** How many days are kept in step with the plan, from today on. */
export const daysInStep = 14;

/** `needs_reconnect`: the provider no longer accepts our tokens, so the user has to consent again. */
export const calendarStatuses = ['connected', 'needs_reconnect'] as const;

/** How long before the event the calendar reminds the user. */
export const reminderMinutes = 30;
