import { remindersDue } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

/** Queues a mail to each buyer who declared something and hasn't used the mailed link yet. Returns their number. */
export const makeRemindDeclarations =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  async (): Promise<number> => {
    const now = clock.now();
    const open = await unitOfWork.run(({ declarations }) => declarations.open());
    let count = 0;
    for (const { id } of open.filter((each) => remindersDue(each, now) > each.reminders))
      await unitOfWork.run(async ({ declarations, jobs }) => {
        const current = await declarations.lock(id);
        const due = current ? remindersDue(current, now) : 0;
        if (!current || due <= current.reminders) return;
        await declarations.save({ ...current, reminders: due });
        await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: id, reminder: due } });
        count += 1;
      });
    return count;
  };
