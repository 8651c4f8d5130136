import { DomainError } from '../../domain/errors.ts';
import type { WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = Pick<WebhookEndpoint, 'householdId' | 'personId' | 'id'>;

/** Deletes a webhook with all that waits for it. Throws `webhook_not_found` for one that the person doesn't have in the home. */
export const makeDeleteWebhook =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (webhook: Input): Promise<void> =>
    unitOfWork.run(async ({ webhooks }) => {
      if (!(await webhooks.delete(webhook))) throw new DomainError('webhook_not_found');
    });
