import { pushKeysPurpose } from '../../domain/push/subscription.ts';
import type { Ports } from '../../ports/index.ts';
import type { PushKeys } from '../../ports/pushes.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'secrets' | 'pushes'>;

/**
 * The server's keys for push services, made once. Browsers subscribe with the public one, so they stay when `APP_SECRET`
 * changes, unless the previous one isn't known any more.
 */
export const makePushKeys =
  ({ unitOfWork, secrets, pushes }: Deps) =>
  async (): Promise<PushKeys> => {
    const known = await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.findKeys());
    const privateKey = known && (await secrets.open(known.sealedPrivateKey, pushKeysPurpose));
    if (known && privateKey !== undefined) return { publicKey: known.publicKey, privateKey };
    const made = await pushes.makeKeys();
    const sealedPrivateKey = await secrets.seal(made.privateKey, pushKeysPurpose);
    const stored = await unitOfWork.run(({ pushSubscriptions }) =>
      pushSubscriptions.saveKeys({ publicKey: made.publicKey, sealedPrivateKey }, known),
    );
    // Another server may have been first.
    const kept = await secrets.open(stored.sealedPrivateKey, pushKeysPurpose);
    return { publicKey: stored.publicKey, privateKey: kept ?? made.privateKey };
  };
