import { dayMs } from '#core/domain/time/durations.ts';
import type { Outgoing } from '#core/ports/outgoing.ts';
import type { Pushes, PushNotice } from '#core/ports/pushes.ts';

type Deps = {
  readonly outgoing: Outgoing;
  /** Whom a push service may contact: `mailto:` or `https:`. */
  readonly subject: string;
};

const textOf = ({ heading, titles, renewal, buttons }: PushNotice): string =>
  JSON.stringify({ title: heading, body: titles.slice(0, 3).join('\n'), renewal, ...(buttons && { buttons }) });

/** Loaded with the first push, so that servers without any start as before. */
const load = async () => (await import('web-push')).default;

export function makePushes({ outgoing, subject }: Deps): Pushes {
  return {
    makeKeys: async () => (await load()).generateVAPIDKeys(),

    async send({ endpoint, ...keys }, notice, vapid) {
      const { generateRequestDetails } = await load();
      const options = {
        TTL: dayMs / 1000,
        topic: 'today',
        urgency: 'normal',
        vapidDetails: { subject, ...vapid },
      } as const;
      let details: ReturnType<typeof generateRequestDetails>;
      try {
        details = generateRequestDetails({ endpoint, keys }, textOf(notice), options);
      } catch {
        // The key is no point of the curve, so no browser has it.
        return 'gone';
      }
      const { headers, body } = details;
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const request = { url: endpoint, method: 'POST', headers: Object.fromEntries(given), body: body ?? '' } as const;
      const outcome = await outgoing.send(request);
      if ('problem' in outcome) return 'failed';
      if (outcome.status === 404 || outcome.status === 410) return 'gone';
      return outcome.status >= 200 && outcome.status < 300 ? 'sent' : 'failed';
    },
  };
}
