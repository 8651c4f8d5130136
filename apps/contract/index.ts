import * as advice from './advice.ts';
import * as appliances from './appliances.ts';
import * as apps from './apps.ts';
import * as auth from './auth.ts';
import * as calendar from './calendar.ts';
import * as customTasks from './custom-tasks.ts';
import * as dav from './dav.ts';
import * as documents from './documents.ts';
import * as emailChange from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files.ts';
import * as history from './history.ts';
import * as historyImport from './history-import.ts';
import * as home from './home.ts';
import * as homeAssistant from './home-assistant.ts';
import * as homes from './homes.ts';
import * as household from './household.ts';
import * as mailEvents from './mail-events.ts';
import * as mcp from './mcp.ts';
import * as meters from './meters.ts';
import * as oauth from './oauth.ts';
import * as oidc from './oidc.ts';
import * as passkeys from './passkeys.ts';
import * as passport from './passport.ts';
import * as pause from './pause.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as planPreview from './plan-preview.ts';
import * as privacy from './privacy.ts';
import * as push from './push.ts';
import * as reminders from './reminders.ts';
import * as selling from './selling.ts';
import * as taskLinks from './task-links.ts';
import * as tokens from './tokens.ts';
import * as towns from './towns.ts';
import * as turnTaking from './turn-taking.ts';
import * as webhookEndpoints from './webhook-endpoints.ts';
import * as week from './week.ts';
import * as weeklySummary from './weekly-summary.ts';

/** Every endpoint by name; the server's routes, the browser's client and the OpenAPI document derive from it. */
export const contract = {
  ...auth,
  ...advice,
  ...apps,
  ...appliances,
  ...home,
  ...homes,
  ...homeAssistant,
  ...household,
  ...week,
  ...pause,
  ...emailChange,
  ...customTasks,
  ...calendar,
  ...dav,
  ...weeklySummary,
  ...files,
  ...history,
  ...historyImport,
  ...oidc,
  ...mcp,
  ...meters,
  ...oauth,
  ...passkeys,
  ...passport,
  ...payments,
  ...people,
  ...planPreview,
  ...push,
  ...reminders,
  ...selling,
  ...taskLinks,
  ...tokens,
  ...towns,
  ...turnTaking,
  ...webhookEndpoints,
  ...mailEvents,
  ...privacy,
  ...documents,
} satisfies Readonly<Record<string, Endpoint>>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
/** The endpoints that the web app calls: those that take and return JSON. */
export type CallName = { [Name in EndpointName]: Contract[Name]['kind'] extends 'json' ? Name : never }[EndpointName];
/** The endpoints that take or return a file. */
export type FileName = {
  [Name in EndpointName]: Contract[Name]['kind'] extends 'upload' | 'file' ? Name : never;
}[EndpointName];
/** The endpoints whose events the web app reads. */
export type StreamName = {
  [Name in EndpointName]: Contract[Name]['kind'] extends 'stream' ? Name : never;
}[EndpointName];
