import { randomInt } from 'node:crypto';

/** The prefix of each id, and the number of characters after it, as at Stripe. */
const lengths = {
  cus_: 14,
  sub_: 24,
  si_: 14,
  in_: 24,
  il_: 24,
  li_: 24,
  evt_: 24,
  cs_test_: 58,
  bps_: 24,
  cn_: 24,
  re_: 24,
  we_: 24,
  whsec_: 32,
  req_: 14,
} as const;

export type MakeId = (prefix: keyof typeof lengths) => string;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomId: MakeId = (prefix) =>
  prefix + Array.from({ length: lengths[prefix] }, () => letters[randomInt(letters.length)]).join('');
