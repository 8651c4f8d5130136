/** The ways out of the page. A test stays where it is, and reads here where its page would have gone. */

const departures: string[] = [];
const downloads: string[] = [];

/** Notes each navigation to another document, and each download, instead of letting it happen. */
export function watchDepartures(): void {
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    if (event.downloadRequest === null) departures.push(event.destination.url);
    else downloads.push(event.downloadRequest);
  });
}

/** The addresses that the page would have gone to, oldest first. */
export const departuresSoFar = (): readonly string[] => departures;
/** The names of the files that the page would have saved. */
export const downloadsSoFar = (): readonly string[] => downloads;

export function forgetDepartures(): void {
  departures.length = 0;
  downloads.length = 0;
}
