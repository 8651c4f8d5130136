import { type AnchorHTMLAttributes, createContext, useContext } from 'react';

/** The address of the page that the build renders, for links to its parts. */
export const PagePath = createContext('');

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of ours, or `#` and a part of the page. */ to: string;
};

/** A link to one of our pages. Between its own pages, the app follows it without a load: web/app/follow-links.ts. */
export function Link({ to, children, ...rest }: LinkProps) {
  const path = useContext(PagePath);
  return (
    <a {...rest} href={to.startsWith('#') ? path + to : to}>
      {children}
    </a>
  );
}
