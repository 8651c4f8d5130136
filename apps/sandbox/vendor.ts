import type Router from '@koa/router';
import type { NavigationEntry } from './pages/navigation-entry.ts';

/** Where a server of ours receives a vendor's events. */
export type EventEndpoint = { readonly url: string; readonly secret: string };

/** One company's servers, played by a folder of its own. */
export type Vendor = {
  /** As in faults.json. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** What its SDK is pointed at; everything below it suffers the vendor's faults. */
  readonly apiPath: `/${string}`;
  readonly api: Router;
  /** What a person may look at. */
  readonly pages: readonly NavigationEntry[];
  /** Serves the pages and their data. `navigation` contains the links of the whole sandbox. */
  readonly screens: (navigation: readonly NavigationEntry[]) => Router;
  /** Sends every event from now on to an endpoint, signed with its secret. */
  readonly sendEvents?: (endpoint: EventEndpoint) => void;
  /** Ends what it does by itself. */
  readonly close?: () => void;
};
