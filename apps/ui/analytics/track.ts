import { pageLocationOf } from './page-location.ts';

/** The clicked link of a guide's sign-up prompt, and the number of tasks that it promised. */
type GuideCta = {
  cta_text: string;
  /** The guide's slug. */
  maintenance_type: string;
  remaining_tasks_count: number;
  link_url: string;
};

/** Every event that is tracked, with its parameters. None may identify a person: no address, no name, no token. */
export type AnalyticsEvents = {
  page_view: { page_path: string; page_title: string };
  /** `step_number` counts from 1, as the page does. */
  onboarding_progress: { step_number: number; step_name: string };
  dashboard_interaction: { element_name: string };
  settings_interaction: { element_name: string };
  home_cta_click: { cta_text: string; link_url: string };
  home_feature_preview_click:
    | { feature: 'onboarding'; action: 'select_option'; option: string; step: number; step_title: string }
    | { feature: 'task'; action: 'complete' | 'uncomplete'; task_name: string }
    | { feature: 'calendar'; action: 'open' | 'close' };
  signin_cta_click: GuideCta;
  signup_cta_click: GuideCta;
  navbar_link_click: { link_text: string; link_url: string };
  footer_link_click: { link_text: string; link_url: string; section: string };
};

export type AnalyticsEvent = keyof AnalyticsEvents;

/** The properties of the user that analytics may receive. */
export type Viewer = {
  user_type: 'visitor' | 'free' | 'premium';
  user_status: 'signed-out' | 'signed-in';
};

/** The parameters that every event has in addition to its own. */
export type Circumstances = Viewer & {
  /** The address without anything that may be secret. */
  page_location: string;
};

type Listener = (name: AnalyticsEvent, parameters: AnalyticsEvents[AnalyticsEvent] & Circumstances) => void;

let listener: Listener | undefined;
/** Events that wait until the app knows whether they may be sent. */
let waiting: Parameters<Listener>[] | undefined = [];
let viewer: Viewer = { user_type: 'visitor', user_status: 'signed-out' };

export function setViewer(type: Viewer['user_type']) {
  viewer = { user_type: type, user_status: type === 'visitor' ? 'signed-out' : 'signed-in' };
}

/** Tracks an action of the user. Without consent, or without an id in the settings, the event goes nowhere. */
export function track<Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]) {
  const whole = { ...parameters, ...viewer, page_location: pageLocationOf(location) };
  if (listener) listener(name, whole);
  else waiting?.push([name, whole]);
}

/** Sends all events, waiting ones included, to the listener from now on; with `undefined`, drops them. */
export function listenToEvents(to: Listener | undefined) {
  listener = to;
  for (const event of waiting ?? []) to?.(...event);
  waiting = undefined;
}
