// The three steps of a registration and the way between them.
import { useCallback, useState } from 'react';
import type { Details } from '../details/details.ts';
import { type OpenRegistration, type Outcome, openRegistration } from './register-once.ts';
import { forget, type Registered, type RegistrationDraft } from './registration-draft.ts';

export type Step = 'form' | 'credentials' | 'card';

type State = {
  step: Step;
  details: Details;
  registered: Registered | null;
  /** Null after a reload: it is never kept. */
  password: string | null;
  isPasswordSure: boolean;
};

export function useRegistration() {
  const [open] = useState(openForThisVisit);
  const [state, setState] = useState<State>(() => startOf(open));

  const keepDetails = useCallback(
    (details: Details) => {
      open.keepDetails(details);
      setState((was) => ({ ...was, details }));
    },
    [open],
  );
  const mutateDetached = (outcome: Outcome, password: string) =>
    setState({ step: 'credentials', details: open.kept().details, password, ...outcome });
  return {
    ...state,
    keepDetails,
    goTo: (step: Step) => setState((was) => ({ ...was, step })),
    register: async (draft: RegistrationDraft) => mutateDetached(await open.register(draft), draft.password),
    findEarlier: async (password: string) => mutateDetached(await open.findEarlier(password), password),
    /** Nothing of this person waits in the tab for the next. */
    leave: forget,
    /** Given details are those of someone else, and are still to be sent. */
    startAnew: (details?: Details) => {
      open.startAnew(details);
      setState(startOf(open));
    },
  };
}

export type RegistrationSteps = ReturnType<typeof useRegistration>;

const startOf = (open: OpenRegistration): State => {
  const { registered, details } = open.kept();
  return { step: registered ? 'credentials' : 'form', details, registered, password: null, isPasswordSure: true };
};

/** A finished registration comes back after a reload only: at a shared desk the next person begins anew. */
function openForThisVisit(): OpenRegistration {
  const open = openRegistration();
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (open.kept().registered && arrival?.type === 'navigate') open.startAnew();
  return open;
}
