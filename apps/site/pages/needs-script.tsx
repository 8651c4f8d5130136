import { supportEmail } from '#apps/ui/support-email.ts';

/** Says in a form that it can only be read, where scripts are switched off or don't arrive (before-paint.ts). */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p>
        {what} needs JavaScript. Please check that it is switched on, load the page again, or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </noscript>
  );
}
