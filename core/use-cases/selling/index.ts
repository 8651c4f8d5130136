import { makeAnnounce } from './announce.ts';
import { makeAnswerDeclaration } from './answer-declaration.ts';
import { makeConfirmDeclaration } from './confirm-declaration.ts';
import { makeDeclare } from './declare.ts';
import { makeDeleteExpiredDeclarations } from './delete-expired-declarations.ts';
import { makeExecuteDeclaration } from './execute-declaration.ts';
import { makeGetContract } from './get-contract.ts';
import { makeGetPrice } from './get-price.ts';
import { makeHasSold } from './has-sold.ts';
import { makeKeepContract } from './keep-contract.ts';
import { makeListDeclarations } from './list-declarations.ts';
import { makeReadDeclaration } from './read-declaration.ts';
import { makeRemindDeclarations } from './remind-declarations.ts';
import { makeRetryDeclarations } from './retry-declarations.ts';
import { makeSendAnnouncements } from './send-announcements.ts';
import { makeSendDeclarationReceipt } from './send-declaration-receipt.ts';
import { makeSendPremiumEnded } from './send-premium-ended.ts';
import { makeSendPremiumStarted } from './send-premium-started.ts';
import { makeSubmitDeclaration } from './submit-declaration.ts';
import { makeTakeBackDeclaration } from './take-back-declaration.ts';

export const sellingUseCases = {
  announce: makeAnnounce,
  answerDeclaration: makeAnswerDeclaration,
  executeDeclaration: makeExecuteDeclaration,
  confirmDeclaration: makeConfirmDeclaration,
  declare: makeDeclare,
  deleteExpiredDeclarations: makeDeleteExpiredDeclarations,
  getContract: makeGetContract,
  getPrice: makeGetPrice,
  hasSold: makeHasSold,
  keepContract: makeKeepContract,
  listDeclarations: makeListDeclarations,
  readDeclaration: makeReadDeclaration,
  remindDeclarations: makeRemindDeclarations,
  retryDeclarations: makeRetryDeclarations,
  sendAnnouncements: makeSendAnnouncements,
  sendDeclarationReceipt: makeSendDeclarationReceipt,
  sendPremiumEnded: makeSendPremiumEnded,
  sendPremiumStarted: makeSendPremiumStarted,
  submitDeclaration: makeSubmitDeclaration,
  takeBackDeclaration: makeTakeBackDeclaration,
};
