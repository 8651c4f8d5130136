import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { NavigationEntry } from './pages/navigation-entry.ts';

/** Our server's URL for a vendor's events, and the secret that signs them. */
export type EventEndpoint = { readonly url: string; readonly secret: string };

/** The stand-in for one company's servers, in a folder of its own. */
export type Vendor = {
  /** The name in faults.json. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The path that its SDK is configured with. The vendor's faults affect everything below it. */
  readonly apiPath: `/${string}`;
  readonly api: Router;
  /** Runs around every request of the API, also around one that a fault affects. */
  readonly record?: Middleware;
  /** The JSON of a response that a fault causes; absent for plain text, as the front servers of most vendors send. */
  readonly faultBody?: (status: number) => object;
  /** The pages that people can open. */
  readonly pages: readonly NavigationEntry[];
  /** Serves the pages and their data. `navigation` contains the links of the whole sandbox. */
  readonly screens: (navigation: readonly NavigationEntry[]) => Router;
  /** From now on sends every event to the endpoint, signed with its secret. */
  readonly sendEvents?: (endpoint: EventEndpoint) => void;
  /** Stops its deliveries. */
  readonly close?: () => void;
};
