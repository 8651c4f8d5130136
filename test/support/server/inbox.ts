import { setTimeout as sleep } from 'node:timers/promises';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
};

/** Returns the mails that the sandbox received for an address, newest first. */
export async function mailsTo(sandboxUrl: string, email: string): Promise<readonly Mail[]> {
  const response = await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(email)}`);
  return response.json();
}

/** Returns the newest mail to an address that contains the text. */
export async function newestMailTo(sandboxUrl: string, email: string, holds = ''): Promise<Mail> {
  const newest = await findMailTo(sandboxUrl, email, holds);
  if (!newest) throw new Error(`No mail to the address contains "${holds}"`);
  return newest;
}

const findMailTo = async (sandboxUrl: string, email: string, holds: string): Promise<Mail | undefined> =>
  (await mailsTo(sandboxUrl, email)).find(({ text }) => text.includes(holds));

/** The same of a server that works by itself: waits up to fifty seconds. */
export async function untilMailedTo(sandboxUrl: string, email: string, holds = ''): Promise<Mail> {
  for (const end = Date.now() + 50_000; Date.now() < end; await sleep(50)) {
    const newest = await findMailTo(sandboxUrl, email, holds);
    if (newest) return newest;
  }
  throw new Error('The mail did not come within fifty seconds');
}

/** Returns the sign-in link in a mail's plain text. */
export function linkIn({ text }: Mail): URL {
  const [link] = /https?:\/\/\S+\/verify-auth\S+/.exec(text) ?? [];
  if (!link) throw new Error('The mail holds no sign-in link');
  return new URL(link);
}

/** Returns the code beside the link. */
export function codeIn({ text }: Mail): string {
  const [code] = /(?<=^Code, for [^:]+: )\w{8}$/m.exec(text) ?? [];
  if (!code) throw new Error('The mail holds no code');
  return code;
}

export const tokenIn = (mail: Mail): string => linkIn(mail).searchParams.get('token') ?? '';
