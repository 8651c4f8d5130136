/** Records where a page would have navigated, because a test must not leave its own page. */

const departures: string[] = [];
const downloads: string[] = [];

/** How the browser would leave the page: `replace` leaves no entry in the history. */
export type Departure = { readonly url: URL; readonly type: NavigationType };
/** Shows one of our own pages in the place of the browser; returns whether it does. */
type Follow = (departure: Departure) => boolean;
let follow: Follow = () => false;

/** Records and prevents each navigation to another document and each download. */
export function watchDepartures(followOwn: Follow): void {
  follow = followOwn;
  // The files of tests share the page, and each sets the one handler.
  navigation.onnavigate = (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { url } = event.destination;
    if (event.downloadRequest !== null) downloads.push(event.downloadRequest);
    else if (!follow({ url: new URL(url), type: event.navigationType }) || event.navigationType === 'reload') {
      departures.push(url);
    }
  };
}

/** The addresses to which the page would have navigated, oldest first: those of others, and its own when it reloads. */
export const departuresSoFar = (): readonly string[] => departures;
/** The names of the files that the page would have saved. */
export const downloadsSoFar = (): readonly string[] => downloads;

export function forgetDepartures(): void {
  departures.length = 0;
  downloads.length = 0;
}
