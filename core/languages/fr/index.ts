import { advice } from './advice.ts';
import { amounts } from './amounts.ts';
import { calendar } from './calendar.ts';
import { careUse } from './care-use.ts';
import { checkout } from './checkout.ts';
import { company } from './company.ts';
import * as contract from './contract.ts';
import * as countries from './countries/index.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';
import { fullTitle } from './full-title.ts';
import * as guides from './guides/index.ts';
import { historyTable } from './history-table.ts';
import { homeAssistant } from './home-assistant.ts';
import { itemName } from './item-names.ts';
import * as items from './items/index.ts';
import { landlord } from './landlord.ts';
import { local } from './local.ts';
import { madeFrom } from './made-from.ts';
import * as mails from './mails/index.ts';
import { passport } from './passport.ts';
import * as price from './price.ts';
import { push } from './push.ts';
import { questions } from './questions/index.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { rhythm } from './rhythm.ts';
import { addresses } from './site/addresses.ts';
import { address } from './site/live/address.ts';
import { slugs } from './site/slugs.ts';
import { terms } from './site/terms.ts';
import { tools } from './tools.ts';
import { typeset } from './typeset.ts';
import { unnamedHome } from './unnamed-home.ts';
import { untranslated } from './untranslated.ts';
import { waits } from './waits.ts';
import { warranty } from './warranty.ts';
import { webhookEvents } from './webhook-events.ts';

/** What the server says. Pages and screens import each of their words on its own, so that they load no others. */
export const words = {
  address,
  addresses,
  advice,
  amounts,
  calendar,
  careUse,
  checkout,
  company,
  contract,
  countries,
  durations,
  format,
  fullTitle,
  guides,
  historyTable,
  homeAssistant,
  itemName,
  items,
  landlord,
  local,
  madeFrom,
  mails,
  passport,
  price,
  push,
  questions,
  reasons,
  refusals,
  rhythm,
  slugs,
  terms,
  tools,
  typeset,
  untranslated,
  unnamedHome,
  waits,
  warranty,
  webhookEvents,
};
