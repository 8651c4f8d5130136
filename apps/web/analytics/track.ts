/** Which link of a guide's sign-up prompt was followed, and how many tasks it promised. */
type GuideCta = {
  cta_text: string;
  /** The guide's slug. */
  maintenance_type: string;
  remaining_tasks_count: number;
  link_url: string;
};

/** Every event that the site tells of, with its parameters. None may hold what names a person: no address, no name, no token. */
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

/** Who is looking, as far as analytics may know. */
export type Viewer = {
  user_type: 'visitor' | 'free' | 'premium';
  user_status: 'signed-out' | 'signed-in';
};

/** What every event says beside its own parameters. */
export type Circumstances = Viewer & {
  /** Without query and hash: they may hold the token of a link, the id of a payment, or the answer of a calendar. */
  page_location: string;
};

type Listener = (name: AnalyticsEvent, parameters: AnalyticsEvents[AnalyticsEvent] & Circumstances) => void;

let listener: Listener | undefined;
/** Until it is clear whether anybody may listen. */
let waiting: Parameters<Listener>[] | undefined = [];
let viewer: Viewer = { user_type: 'visitor', user_status: 'signed-out' };

export function setViewer(type: Viewer['user_type']) {
  viewer = { user_type: type, user_status: type === 'visitor' ? 'signed-out' : 'signed-in' };
}

/** Tells of something that a visitor did; without consent, or without an id to send it to, nobody hears of it. */
export function track<Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]) {
  const whole = { ...parameters, ...viewer, page_location: location.origin + location.pathname };
  if (listener) listener(name, whole);
  else waiting?.push([name, whole]);
}

/** From now on the listener hears every event, and those that waited; `undefined`: nobody does, and none waits. */
export function listenToEvents(to: Listener | undefined) {
  listener = to;
  for (const event of waiting ?? []) to?.(...event);
  waiting = undefined;
}
