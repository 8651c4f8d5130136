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

type Listener = (name: AnalyticsEvent, parameters: AnalyticsEvents[AnalyticsEvent], viewer: Viewer) => void;

let listener: Listener | undefined;
let viewer: Viewer = { user_type: 'visitor', user_status: 'signed-out' };

export function setViewer(type: Viewer['user_type']) {
  viewer = { user_type: type, user_status: type === 'visitor' ? 'signed-out' : 'signed-in' };
}

/** Tells of something that a visitor did; without consent, or without an id to send it to, nobody listens. */
export function track<Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]) {
  listener?.(name, parameters, viewer);
}

/** From now on the listener hears every event. */
export function listenToEvents(to: Listener) {
  listener = to;
}
