import { makeGetHomeAssistant } from './get-home-assistant.ts';
import { makeEndBrokerLease, makeLeaseBroker } from './lease-broker.ts';
import { makeLinkHomeAssistant } from './link-home-assistant.ts';
import { makePublishDueHomes, makePublishHomes } from './publish-homes.ts';
import { makePublishLinkedHome } from './publish-linked-home.ts';
import { makeTakeHomeCommand } from './take-home-command.ts';
import { makeUnlinkHomeAssistant } from './unlink-home-assistant.ts';
import { makeWithdrawHomes } from './withdraw-homes.ts';

export const homeAssistantUseCases = {
  endBrokerLease: makeEndBrokerLease,
  getHomeAssistant: makeGetHomeAssistant,
  leaseBroker: makeLeaseBroker,
  linkHomeAssistant: makeLinkHomeAssistant,
  publishDueHomes: makePublishDueHomes,
  publishHomes: makePublishHomes,
  publishLinkedHome: makePublishLinkedHome,
  takeHomeCommand: makeTakeHomeCommand,
  unlinkHomeAssistant: makeUnlinkHomeAssistant,
  withdrawHomes: makeWithdrawHomes,
};
