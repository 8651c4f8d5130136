import { secondsOf } from '../../clock.ts';
import type { Account } from '../account/account.ts';
import { creditNoteShape } from '../shapes/credit-note.ts';
import { endpoint } from './endpoint.ts';
import { choice, expandable, integer, metadata, object, text, withMetadata } from './parameters.ts';
import { invalid, missing } from './refusal.ts';

/** https://docs.stripe.com/api/credit_notes: refunds all or part of what was paid for an invoice. */
export function creditNoteEndpoints({ store, clock, makeId }: Account) {
  return [
    endpoint(
      'post',
      '/credit_notes',
      object(
        {
          ...expandable,
          amount: integer.optional(),
          invoice: text,
          memo: text.optional(),
          metadata: metadata.optional(),
          reason: choice('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory').optional(),
          refund_amount: integer.optional(),
        },
        'credit_amount effective_at email_type lines out_of_band_amount refunds shipping_cost',
      ),
      ({ input: { amount, refund_amount, ...input } }) => {
        const invoice = store.invoices.find(input.invoice);
        if (!invoice) throw missing('invoice', input.invoice, 'invoice');
        if (invoice.status !== 'paid')
          throw invalid('Stripe credits invoices that are open, this stand-in those that are paid alone', {
            param: 'invoice',
          });
        if (amount === undefined)
          throw invalid('You must pass one of amount, lines, or shipping_cost.', { param: 'amount' });
        if (amount <= 0) throw invalid('This value must be greater than or equal to 1.', { param: 'amount' });
        if (refund_amount !== amount)
          throw invalid(
            'The sum of credit amount, refund amount and out of band amount must equal the credit note amount.',
            { param: 'refund_amount' },
          );
        if (invoice.credited + amount > invoice.amount)
          throw invalid('The credit note amount exceeds the amount that remains on the invoice.', { param: 'amount' });
        const credited = store.invoices.save({ ...invoice, credited: invoice.credited + amount });
        const note = store.creditNotes.save({
          id: makeId('cn_'),
          created: secondsOf(clock),
          amount,
          memo: input.memo ?? null,
          metadata: withMetadata({}, input.metadata),
          reason: input.reason ?? null,
          refundId: makeId('re_'),
        });
        return creditNoteShape(note, credited);
      },
    ),
  ];
}
