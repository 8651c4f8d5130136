import { isValidElement, type ReactNode } from 'react';
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { guideSlugs } from '../content/guides/guide.ts';
import type { LazyPage } from '../loading/lazy-page.ts';
import { paths } from '../paths.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import * as pages from './pages.ts';

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: paths.home, element: <pages.HomePage /> },
      { path: paths.guides, element: <pages.GuidesPage /> },
      ...guideSlugs.map((slug) => ({ path: paths.guide(slug), element: <pages.GuidePage /> })),
      { path: paths.pricing, element: <pages.PricingPage /> },
      { path: paths.faq, element: <pages.FaqPage /> },
      { path: paths.privacy, element: <pages.PrivacyPage /> },
      { path: paths.terms, element: <pages.TermsPage /> },
      { path: paths.paymentSuccess, element: <pages.PaymentSuccessPage /> },
      { path: paths.paymentCancel, element: <pages.PaymentCancelPage /> },
      { path: paths.calendarCallback, element: <pages.CalendarCallbackPage /> },
      { path: paths.retired, element: <Navigate to={paths.home} replace /> },
      { path: paths.signIn, element: <pages.SignInPage /> },
      { path: paths.verify, element: <pages.VerifyPage /> },
      {
        element: <Guard />,
        children: [
          {
            element: <pages.SignedInShell />,
            children: [
              { path: paths.onboarding, element: <pages.OnboardingPage /> },
              { path: paths.dashboard, element: <pages.WeekPage /> },
              { path: paths.settings, element: <pages.SettingsPage /> },
            ],
          },
        ],
      },
      { path: '*', element: <pages.NotFoundPage /> },
    ],
  },
];

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
