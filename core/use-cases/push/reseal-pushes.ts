import { type PushSubscription, pushKeysPurpose, pushTargetOf } from '../../domain/push/subscription.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'secrets'>;

const pageSize = 500;

/** Seals the keys and targets of pushes with the present key that a previous one sealed. Returns their number. */
export const makeResealPushes = ({ unitOfWork, secrets }: Deps) => {
  const renewed = async (sealed: string, purpose: string): Promise<string | undefined> => {
    if (secrets.isCurrent(sealed)) return undefined;
    const text = await secrets.open(sealed, purpose);
    return text === undefined ? undefined : secrets.seal(text, purpose);
  };

  async function resealKeys(): Promise<number> {
    const known = await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.findKeys());
    const sealedPrivateKey = known && (await renewed(known.sealedPrivateKey, pushKeysPurpose));
    if (!known || !sealedPrivateKey) return 0;
    await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.saveKeys({ ...known, sealedPrivateKey }, known));
    return 1;
  }

  const reseal = ({ personId, sessionId }: PushSubscription): Promise<boolean> =>
    unitOfWork.run(async ({ pushSubscriptions }) => {
      const subscription = await pushSubscriptions.find({ personId, sessionId });
      const target = subscription && (await renewed(subscription.target, pushTargetOf(subscription)));
      if (target) await pushSubscriptions.save({ ...subscription, target });
      return target !== undefined;
    });

  return async (): Promise<number> => {
    if (!secrets.hasPrevious) return 0;
    let resealed = await resealKeys();
    for (let after: PushSubscription | undefined; ; ) {
      const page = await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.after(after, pageSize));
      for (const subscription of page) if (await reseal(subscription)) resealed += 1;
      after = page.at(-1);
      if (page.length < pageSize) return resealed;
    }
  };
};
