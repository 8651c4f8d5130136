import { ContainerModule } from 'inversify';
import { closedAdvisor } from '#adapters/openai/closed-advisor.ts';
import { part } from '../parts.ts';

/** The assistant, until a vendor binds it. */
export const assistant = new ContainerModule(({ bind }) => {
  bind(part.advisor).toConstantValue(closedAdvisor);
});
