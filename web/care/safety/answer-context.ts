import { createContext, type ReactNode } from 'react';
import type { SafetyFinding } from '#contract/medicines/medicines.ts';

/** How the page lets a doctor enter what a finding asks for; nothing for findings that ask for nothing. */
export const AnswerContext = createContext<(finding: SafetyFinding) => ReactNode>(() => null);
