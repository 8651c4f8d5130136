/** Records where a page would have navigated, because a test must not leave its own page. */

const departures: string[] = [];
const downloads: string[] = [];

/** Records and prevents each navigation to another document and each download. */
export function watchDepartures(): void {
  // The files of tests share the page, and each sets the one handler.
  navigation.onnavigate = (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    if (event.downloadRequest === null) departures.push(event.destination.url);
    else downloads.push(event.downloadRequest);
  };
}

/** The addresses to which the page would have navigated, oldest first. */
export const departuresSoFar = (): readonly string[] => departures;
/** The names of the files that the page would have saved. */
export const downloadsSoFar = (): readonly string[] => downloads;

export function forgetDepartures(): void {
  departures.length = 0;
  downloads.length = 0;
}
