import { supportEmail } from '#apps/ui/support-email.ts';

/** Says in a form that it can only be read, where scripts are switched off. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p>
        {what} needs JavaScript. Please switch it on and load the page again, or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </noscript>
  );
}
