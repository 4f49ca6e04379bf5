// Mantine's provider, for whatever is built from its components. Pages that use none of them do not load it.
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/default-css-variables.layer.css';
import { useScheme } from './scheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** The server puts a fresh nonce into every page; Mantine's style element needs it. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export function Kit({ children }: { children: ReactNode }) {
  const scheme = useScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
