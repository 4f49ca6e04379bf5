// The pages before login, by the path of contract/screens.ts. Each is a document of its own with a small script; the
// app is fetched behind them.

import type { ReactElement } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { screenAt } from '#contract/screens.ts';
import { msg } from '#web/language/say.ts';
import { ROLE_NAMES } from '../identity/role-names.ts';

type EntryPage = { title: string; load: () => Promise<ReactElement> };

const login = (who: Role): EntryPage => ({
  title: ROLE_NAMES[who].login,
  load: async () => {
    const { RoleLoginPage } = await import('../pages/before-login/login.tsx');
    return <RoleLoginPage key={who} who={who} />;
  },
});

const register: EntryPage = {
  title: msg('Patient Registration'),
  load: async () => {
    const { RegisterPage } = await import('../pages/before-login/register.tsx');
    return <RegisterPage />;
  },
};

export const ENTRY_PAGES: Record<string, EntryPage> = {
  '/login/patient': login('patient'),
  '/login/doctor': login('doctor'),
  '/login/staff': login('staff'),
  '/login/desk': login('desk'),
  '/login/admin': login('admin'),
  '/register': register,
  '/patient-register': register,
  '/dashboard/patient-registration': register,
  '/apply': {
    title: 'Apply as a doctor',
    load: async () => {
      const { ApplyPage } = await import('../pages/before-login/apply.tsx');
      return <ApplyPage />;
    },
  },
  '/forgot-password': {
    title: msg('Forgot password'),
    load: async () => {
      const { ForgotPasswordPage } = await import('../pages/before-login/forgot-password.tsx');
      return <ForgotPasswordPage />;
    },
  },
  '/forgot-health-id': {
    title: msg('Forgot Health ID'),
    load: async () => {
      const { ForgotHealthIdPage } = await import('../pages/before-login/forgot-health-id.tsx');
      return <ForgotHealthIdPage />;
    },
  },
  '/reset-password': {
    title: msg('Set a new password'),
    load: async () => {
      const { ResetPasswordPage } = await import('../pages/before-login/reset-password.tsx');
      return <ResetPasswordPage />;
    },
  },
  '/setup': {
    title: 'First administrator',
    load: async () => {
      const { SetupPage } = await import('../pages/before-login/setup.tsx');
      return <SetupPage />;
    },
  },
  '/activate': {
    title: msg('Activate account'),
    load: async () => {
      const { ActivatePage } = await import('../pages/before-login/activate.tsx');
      return <ActivatePage />;
    },
  },
  '/confirm-email': {
    title: msg('Confirm your e-mail address'),
    load: async () => {
      const { ConfirmEmailPage } = await import('../pages/before-login/confirm-email.tsx');
      return <ConfirmEmailPage />;
    },
  },
  '/shared-card': {
    title: msg('Emergency card'),
    load: async () => {
      const { SharedCardPage } = await import('../pages/before-login/shared-card.tsx');
      return <SharedCardPage />;
    },
  },
  '/board': {
    title: 'Waiting room',
    load: async () => {
      const { BoardPage } = await import('../pages/before-login/board.tsx');
      return <BoardPage />;
    },
  },
  '/offline': {
    title: msg('No connection'),
    load: async () => {
      const { OfflinePage } = await import('../pages/before-login/offline.tsx');
      return <OfflinePage />;
    },
  },
};

/** A page with its script: ready to be shown. */
export type ShownPage = { pathname: string; title: string; page: ReactElement | null };

export async function loadPage(pathname: string): Promise<ShownPage> {
  const { title = 'Nadi', load } = ENTRY_PAGES[screenAt(pathname)?.path ?? ''] ?? {};
  return { pathname, title, page: (await load?.()) ?? null };
}
