import type { Usage, UsageStore } from '#core/ports/usage-store.ts';
import { keyOf, type Tables } from './database.ts';

const none: Usage = { reserved: 0, spent: 0, calls: 0 };

export function makeUsageStore({ assistantUsage, assistantUsageMonths }: Tables): UsageStore {
  const fits = (usage: Usage, amount: number, cap: number) => usage.reserved + usage.spent + amount <= cap;
  const settled = (usage: Usage, amount: number, spent: number): Usage => ({
    reserved: Math.max(0, usage.reserved - amount),
    spent: usage.spent + spent,
    calls: usage.calls + 1,
  });

  return {
    reserve: async ({ householdId, day, month }, amount, caps) => {
      const key = keyOf(householdId, day);
      const [ofDay, ofMonth] = [assistantUsage.get(key) ?? none, assistantUsageMonths.get(month) ?? none];
      if (!fits(ofDay, amount, caps.householdDay)) return 'day';
      if (!fits(ofMonth, amount, caps.month)) return 'month';
      assistantUsage.set(key, { ...ofDay, reserved: ofDay.reserved + amount });
      assistantUsageMonths.set(month, { ...ofMonth, reserved: ofMonth.reserved + amount });
      return undefined;
    },

    settle: async ({ householdId, day, month }, amount, spent) => {
      const key = keyOf(householdId, day);
      const [ofDay, ofMonth] = [assistantUsage.get(key), assistantUsageMonths.get(month)];
      if (ofDay) assistantUsage.set(key, settled(ofDay, amount, spent));
      if (ofMonth) assistantUsageMonths.set(month, settled(ofMonth, amount, spent));
    },

    ofDay: async (householdId, day) => assistantUsage.get(keyOf(householdId, day)) ?? none,
    ofMonth: async (month) => assistantUsageMonths.get(month) ?? none,

    deleteBefore: async (before) => {
      const old = [...assistantUsage.keys()].filter((key) => (key.split('/')[1] ?? '') < before);
      for (const key of old) assistantUsage.delete(key);
      return old.length;
    },
  };
}
