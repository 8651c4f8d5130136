import type { DeclarationKind } from '../../../domain/selling/declaration.ts';

/** The page of the link in a receipt for a declaration. */
export const declaration = {
  expired: 'The link may be incomplete. You can send your declaration again.',
  confirmed: 'Confirmed',
  confirmedAbout: 'Your contract ends as you declared. We write to you when that is done.',
  done: 'Done',
  doneAbout: 'Your contract ends as you declared. We’ve sent you an email about it.',
  noContract: 'We found no contract',
  noContractAbout:
    'There is no Premium subscription under your email address, or it has ended. If you bought it with another address, please use that one.',
  tooLate: 'The 14 days were over',
  tooLateAbout:
    'Your declaration came after the withdrawal period, so the contract continues. You can cancel it at any time instead.',
  takenBack: 'You keep Premium',
  takenBackAbout: 'The cancellation is taken back, and Premium is renewed as before.',
  declined: 'We have answered',
  declinedAbout:
    'We wrote to you why your declaration has no effect. If you think that we’re wrong, reply to that email.',
  repeated: 'You have declared this already',
  repeatedAbout: 'Your earlier declaration counts.',
  keep: 'Keep Premium',
  keepAbout: 'Premium is cancelled. Until it ends, you can take the cancellation back.',
  withdraw: 'Withdraw from the contract?',
  cancel: 'Cancel Premium?',
  confirm: (kind: DeclarationKind) => `Confirm ${kind}`,
  received: (kind: DeclarationKind, at: string) =>
    `We received your ${kind} on [${at}]. It counts from then, and takes effect once you confirm it.`,
} as const;
