import { createContext, type ReactNode } from 'react';

/** What must be read also while a dialog lies over the page. Each dialog and sheet shows it above its title. */
export const ModalNotice = createContext<ReactNode>(null);
