/** What is on its way between the app and the server of a component test. */

export type Trip = { isOver: boolean };
const trips = new Set<Trip>();

/** Whether a request or a response is on its way. What a test holds back isn't. */
export const isUnderWay = (): boolean => trips.size > 0;

export async function onItsWay<T>(act: (trip: Trip) => Promise<T>): Promise<T> {
  const trip = { isOver: false };
  trips.add(trip);
  try {
    return await act(trip);
  } finally {
    trip.isOver = true;
    trips.delete(trip);
  }
}

/** Waits for what a handler returns. It does nothing that takes time, so until it returns, its test holds it back. */
export async function heldBack<T>(trip: Trip, act: () => T | Promise<T>): Promise<T> {
  trips.delete(trip);
  try {
    return await act();
  } finally {
    // A request that was cancelled is on its way no longer.
    if (!trip.isOver) trips.add(trip);
  }
}

/** Returns the response, whose contents arrive after it and are on their way until then. */
export function withContentsOnTheirWay(response: Response): Response {
  const { json, text, blob } = response;
  return Object.assign(response, {
    json: () => onItsWay(() => json.call(response)),
    text: () => onItsWay(() => text.call(response)),
    blob: () => onItsWay(() => blob.call(response)),
  });
}
