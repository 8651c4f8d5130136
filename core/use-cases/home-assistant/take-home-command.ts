import { isOnboarded } from '../../domain/home/household.ts';
import { commandIn, type HomeCommand } from '../../domain/home-assistant/command.ts';
import type { HomeAssistantLink } from '../../domain/home-assistant/link.ts';
import type { CommandOutcome } from '../../domain/home-assistant/outcome.ts';
import { faultOf, jumps, withReading } from '../../domain/meters/meter.ts';
import { atLeast } from '../../domain/people/membership.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { ReceivedMessage } from '../../ports/broker.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'setCompletion' | 'renewMeteredTurns'>;

/**
 * Does what a message asks for in a linked home, as long as the person who linked it may change the home. A task is completed
 * once, however often the button is pressed. A reading that is less than the last one, or more than there can be, is refused.
 */
export const makeTakeHomeCommand = ({ unitOfWork, clock, setCompletion, renewMeteredTurns }: Deps) => {
  async function complete(stores: Stores, household: Home, taskId: string): Promise<CommandOutcome> {
    const task = await stores.tasks.find(household.id, taskId);
    if (!task) return 'refused';
    if (task.status !== 'open') return 'unchanged';
    await setCompletion(stores, household, { id: taskId, completed: true });
    return 'done';
  }

  async function read(stores: Stores, household: Home, meterId: string, value: number): Promise<CommandOutcome> {
    const meter = await stores.meters.find(household.id, meterId);
    if (!meter) return 'refused';
    const on = dateInZone(clock.now(), household.timezone);
    const last = meter.readings.at(-1);
    if (last?.on === on && last.value === value) return 'unchanged';
    const reading = { on, value };
    // The reading of today, which it would replace, may be right.
    const isWrong = last && (value < last.value || jumps(last, reading, meter.unit));
    if (isWrong || faultOf(reading, meter, on)) return 'refused';
    const after = withReading(meter, reading);
    await stores.meters.update(after);
    await renewMeteredTurns(stores, household, { before: meter, after });
    return 'done';
  }

  async function take(stores: Stores, command: HomeCommand): Promise<CommandOutcome> {
    const known = await stores.homeAssistant.findByDevice(command);
    // Another installation may share the broker.
    if (!known) return 'ignored';
    const household = await stores.households.lock(known.householdId);
    const link = await stores.homeAssistant.findByDevice(command);
    if (!household || !link) return 'ignored';
    if (!isOnboarded(household) || household.deletionRequestedAt || !(await mayChange(stores, link))) return 'refused';
    return command.kind === 'complete'
      ? complete(stores, household, command.taskId)
      : read(stores, household, command.meterId, command.value);
  }

  return async (message: ReceivedMessage): Promise<CommandOutcome> => {
    const command = message.isRetained ? undefined : commandIn(message);
    return command ? unitOfWork.run((stores) => take(stores, command)) : 'ignored';
  };
};

type Home = NonNullable<Awaited<ReturnType<Stores['households']['lock']>>>;

async function mayChange({ memberships, persons }: Stores, { householdId, personId }: HomeAssistantLink) {
  const membership = await memberships.find(householdId, personId);
  const person = await persons.find(personId);
  return membership !== undefined && atLeast(membership.role, 'member') && !person?.deletionRequestedAt;
}
