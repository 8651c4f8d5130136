import { useLocation } from 'react-router-dom';
import { loadText, useText } from '../../content/texts.ts';
import { paths } from '../../paths.ts';
import { PolicyPage } from './policy-page.tsx';

function textAt(pathname: string) {
  if (pathname === paths.howWeChoose) return 'howWeChoose';
  return pathname === paths.terms ? 'terms' : 'privacy';
}

export const preload = (pathname: string) => loadText(textAt(pathname));

/** A policy, or another long text of the same form. One page serves all of them, to keep the list of pages short. */
export function LongTextPage() {
  const { pathname } = useLocation();
  return <PolicyPage key={pathname} policy={useText(textAt(pathname))} />;
}
