import type { FeedWriter } from '#core/ports/feed-writer.ts';

/** Writes the events as JSON. */
export const makeFeedWriter = (): FeedWriter => ({ write: async (events) => JSON.stringify(events) });
