/** The buttons of the consent page. */
export type ConsentChoice = 'allow' | 'refuse' | 'untick' | 'other-account';

type Time = { readonly dateTime: string; readonly timeZone: string };

/** An event as the sandbox's /google/events.json lists it. */
export type SeenEvent = {
  readonly calendarId: string;
  readonly calendar: string;
  readonly id: string;
  readonly status: 'confirmed' | 'cancelled';
  readonly summary: string;
  readonly description: string;
  readonly start: Time;
  readonly end: Time;
  readonly reminders: {
    readonly useDefault: boolean;
    readonly overrides?: readonly { readonly method: string; readonly minutes: number }[];
  };
};

/** The actions of people on the sandbox's Google pages, and what they see there. */
export function makeGooglePages(sandboxUrl: string) {
  /** Presses a button. Returns the address to which it redirects. */
  async function press(address: string, fields: Record<string, string> = {}): Promise<string> {
    const body = new URLSearchParams(fields);
    const response = await fetch(new URL(address, sandboxUrl), { method: 'POST', body, redirect: 'manual' });
    const location = response.headers.get('Location');
    if (location === null) throw new Error(`${address} answered ${response.status}`);
    return location;
  }

  const read = async <Body>(path: string): Promise<Body> => {
    const response = await fetch(new URL(path, sandboxUrl));
    return (await response.json()) as Body;
  };
  const pathOf = (calendarId: string) => `/google/calendars/${encodeURIComponent(calendarId)}`;

  return {
    press,
    /** Returns the callback's address, to which the browser is sent. */
    consent: (url: string, choice: ConsentChoice = 'allow', email?: string): Promise<string> =>
      press(url, { choice, ...(email !== undefined && { email }) }),
    /** The events of an account or of all accounts, also the deleted ones. */
    events: (email = ''): Promise<readonly SeenEvent[]> =>
      read(`/google/events.json?${new URLSearchParams({ to: email })}`),
    /** The calls of the API so far, oldest first. */
    calls: (): Promise<readonly { method: string; path: string; status: number }[]> => read('/google/calls.json'),
    revoke: async (email: string): Promise<void> => void (await press(`/google/accounts/${email}/revoke`)),
    expireAccess: async (email: string): Promise<void> => void (await press(`/google/accounts/${email}/expire`)),
    deleteCalendar: async (calendarId: string): Promise<void> => void (await press(`${pathOf(calendarId)}/delete`)),
    deleteEvent: async (calendarId: string, eventId: string): Promise<void> =>
      void (await press(`${pathOf(calendarId)}/events/${eventId}/delete`)),
    /** Replaces all faults of the sandbox. Without an argument, removes them. */
    setFaults: async (google: object = {}): Promise<void> => {
      await fetch(new URL('/faults.json', sandboxUrl), { method: 'PUT', body: JSON.stringify({ google }) });
    },
  };
}

export type GooglePages = ReturnType<typeof makeGooglePages>;
