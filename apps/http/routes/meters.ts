import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/meters.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentMeter } from '../presenters/meter.ts';

export const meterRoutes = (app: App): Handlers<typeof endpoints> => {
  const shown = async (household: Household, id: string, language: Language) => {
    const meter = (await app.listMeters({ household })).find((each) => each.meter.id === id);
    if (!meter) throw new DomainError('meter_not_found');
    return presentMeter(meter, language);
  };
  return {
    listMeters: async ({ household }, { language }) =>
      (await app.listMeters({ household })).map((meter) => presentMeter(meter, language)),
    addMeter: async ({ household, body: { item, ...body } }, { language }) => {
      const { id } = await app.addMeter({ householdId: household.id, ...body, ...(item !== null && { item }) });
      return shown(household, id, language);
    },
    deleteMeter: async ({ household, params }) => {
      await app.deleteMeter({ householdId: household.id, ...params });
      return { message: 'The meter has been deleted' };
    },
    addReading: async ({ household, params: { id }, body }, { language }) => {
      await app.addReading({ householdId: household.id, id, ...body });
      return shown(household, id, language);
    },
    deleteReading: async ({ household, params: { id, on } }, { language }) => {
      await app.deleteReading({ householdId: household.id, id, on });
      return shown(household, id, language);
    },
  };
};
