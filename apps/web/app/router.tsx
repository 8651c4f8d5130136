import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.ts';

const HomePage = lazyPage('HomePage', () => import('../pages/home-page.tsx'));
const GuidesPage = lazyPage('GuidesPage', () => import('../pages/guides-page.tsx'));
const PricingPage = lazyPage('PricingPage', () => import('../pages/pricing-page.tsx'));
const NotFoundPage = lazyPage('NotFoundPage', () => import('../pages/not-found-page.tsx'));
const SignInPage = lazyPage('SignInPage', () => import('../features/sign-in/sign-in-page.tsx'));
const VerifyPage = lazyPage('VerifyPage', () => import('../features/sign-in/verify-page.tsx'));
const SignedInShell = lazyPage('SignedInShell', () => import('./signed-in-shell.tsx'));
const OnboardingPage = lazyPage('OnboardingPage', () => import('../features/onboarding/onboarding-page.tsx'));
const WeekPage = lazyPage('WeekPage', () => import('../features/week/week-page.tsx'));
const SettingsPage = lazyPage('SettingsPage', () => import('../features/settings/settings-page.tsx'));

export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.guides} element={<GuidesPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.verify} element={<VerifyPage />} />
        <Route element={<Guard />}>
          <Route element={<SignedInShell />}>
            <Route path={paths.onboarding} element={<OnboardingPage />} />
            <Route path={paths.dashboard} element={<WeekPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
