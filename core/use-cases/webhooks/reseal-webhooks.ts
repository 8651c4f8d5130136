import { destinationOf } from '../../domain/webhooks/webhook.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { WebhookStore } from '../../ports/webhook-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'secrets'>;

const pageSize = 500;

/** Seals with the present key what a previous one sealed. Returns the number of webhooks concerned. */
export const makeResealWebhooks =
  ({ unitOfWork, secrets }: Deps) =>
  async (): Promise<number> => {
    if (!secrets.hasPrevious) return 0;
    let resealed = 0;
    for (let after: string | undefined; ; ) {
      const ids = await unitOfWork.run(({ webhooks }) => webhooks.householdsAfter(after, pageSize));
      for (const id of ids) resealed += await unitOfWork.run(({ webhooks }) => reseal(webhooks, id, secrets));
      after = ids.at(-1);
      if (ids.length < pageSize) return resealed;
    }
  };

async function reseal(webhooks: WebhookStore, householdId: string, secrets: Secrets): Promise<number> {
  let resealed = 0;
  for (const endpoint of await webhooks.lockAll(householdId)) {
    if (secrets.isCurrent(endpoint.destination)) continue;
    const purpose = destinationOf(endpoint);
    const text = await secrets.open(endpoint.destination, purpose);
    if (text === undefined) continue;
    await webhooks.save({ ...endpoint, destination: await secrets.seal(text, purpose) });
    resealed += 1;
  }
  return resealed;
}
