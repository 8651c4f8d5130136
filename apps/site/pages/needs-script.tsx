import { frame } from '#words/site/frame.ts';
import { RichText } from './rich-text.tsx';

/** Says in a form that it can only be read, where scripts are switched off or don't arrive (before-paint.ts). */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p>
        <RichText text={frame.needsScript(what)} />
      </p>
    </noscript>
  );
}
