import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/payments.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const paymentRoutes = (app: App): Handlers<typeof endpoints> => ({
  createCheckoutSession: ({ household }, { language }) => app.startCheckout({ householdId: household.id, language }),
  createPortalSession: ({ household }, { language }) => app.openPortal({ householdId: household.id, language }),
  completePayment: async ({ query: { session_id } }) => {
    const { paid, ...reasons } = await app.completeCheckout({ sessionId: session_id });
    const query = new URLSearchParams({ ...reasons, ...(session_id !== undefined && { session_id }) });
    return `${app.config.publicUrl}/payment/${paid ? 'success' : 'cancel'}?${query}`;
  },
  receiveStripeEvent: async ({ body, headers }) => {
    await app.handlePaymentEvent({ body, signature: headers['stripe-signature'] });
    return { received: true };
  },
});
