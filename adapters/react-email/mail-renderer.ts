import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { Sender } from './layout.ts';

/** Renders mails with React. React and the templates load with the first mail. */
export const makeMailRenderer = (sender: Sender): MailRenderer => ({
  async render(mail) {
    const { renderMail } = await import('./render-mail.ts');
    return renderMail(mail, sender);
  },
});
