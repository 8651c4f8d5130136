import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router-dom';
import { guideSlugs } from '../content/guides/guide.ts';
import { paths } from '../paths.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import type { LazyPage } from './lazy-page.ts';
import * as pages from './pages.ts';

const routes = createRoutesFromElements(
  <Route element={<Layout />}>
    <Route path={paths.home} element={<pages.HomePage />} />
    <Route path={paths.guides} element={<pages.GuidesPage />} />
    {guideSlugs.map((slug) => (
      <Route key={slug} path={paths.guide(slug)} element={<pages.GuidePage />} />
    ))}
    <Route path={paths.pricing} element={<pages.PricingPage />} />
    <Route path={paths.faq} element={<pages.FaqPage />} />
    <Route path={paths.privacy} element={<pages.PrivacyPage />} />
    <Route path={paths.terms} element={<pages.TermsPage />} />
    <Route path={paths.paymentSuccess} element={<pages.PaymentSuccessPage />} />
    <Route path={paths.paymentCancel} element={<pages.PaymentCancelPage />} />
    <Route path={paths.retired} element={<Navigate to={paths.home} replace />} />
    <Route path={paths.signIn} element={<pages.SignInPage />} />
    <Route path={paths.verify} element={<pages.VerifyPage />} />
    <Route element={<Guard />}>
      <Route element={<pages.SignedInShell />}>
        <Route path={paths.onboarding} element={<pages.OnboardingPage />} />
        <Route path={paths.dashboard} element={<pages.WeekPage />} />
        <Route path={paths.settings} element={<pages.SettingsPage />} />
      </Route>
    </Route>
    <Route path="*" element={<pages.NotFoundPage />} />
  </Route>,
);

export function Router() {
  return useRoutes(routes);
}

/** The pages, one within another, that are shown at the address. */
export function pagesAt(pathname: string): readonly LazyPage[] {
  return matchRoutes(routes, pathname)?.flatMap(({ route }) => pageOf(route.element) ?? []) ?? [];
}

function pageOf(element: ReactNode): LazyPage | undefined {
  if (!isValidElement(element) || typeof element.type !== 'function' || !('preload' in element.type)) return undefined;
  return element.type as LazyPage;
}
