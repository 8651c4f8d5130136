import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { takeLinkToken } from '../session/link-token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

// Before anything else may read the address, or send it somewhere.
if (location.pathname === paths.verify) takeLinkToken();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <AuthProvider>
          <Router />
        </AuthProvider>
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
