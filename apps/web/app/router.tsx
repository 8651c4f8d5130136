import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import * as pages from './pages.ts';

export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<pages.HomePage />} />
        <Route path={paths.guides} element={<pages.GuidesPage />} />
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
      </Route>
    </Routes>
  );
}
