type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks the person to confirm that it's them. Returns how to end that, after which an open question counts as no. */
export function onConfirmationNeeded(next: Ask): () => void {
  const { promise: gone, resolve: leave } = Promise.withResolvers<boolean>();
  const own = () => Promise.race([next(), gone]);
  ask = own;
  return () => {
    if (ask === own) ask = undefined;
    leave(false);
  };
}

/** Resolves to whether the person confirmed that it's them, so that a call that was refused may be sent again. */
export function confirmPerson(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
