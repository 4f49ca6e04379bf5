import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Alert,
  acknowledgeAlert,
  attendAlert,
  closeAlert,
  glanceAtAlarms,
  listAlerts,
  OPEN_ALERTS_LISTED,
  raiseSos,
  readOwnAlerts,
  readTakenBack,
  takeBackSos,
} from '#contract/alerts.ts';
import { acknowledgeMessage, listCriticalMessages } from '#contract/messages.ts';
import { call } from '../api.ts';

const KEY = ['alerts'] as const;
const MESSAGES = ['messages'] as const;

/**
 * The stream brings alarms at once; this is the net beneath it, also for a screen that nobody looks at. A try that failed is not repeated by
 * the query, which would wait until somebody looks, but asked anew soon.
 */
const ALWAYS = {
  refetchInterval: ({ state }: { state: { error: unknown } }) => (state.error ? 5_000 : 30_000),
  refetchIntervalInBackground: true,
  retry: false,
} as const;

const alertsQuery = (limit = OPEN_ALERTS_LISTED) =>
  queryOptions({
    queryKey: limit === OPEN_ALERTS_LISTED ? [...KEY, 'all'] : [...KEY, 'all', limit],
    queryFn: ({ signal }) => call(listAlerts, limit === OPEN_ALERTS_LISTED ? { signal } : { query: { limit }, signal }),
  });

export const useAlerts = (isWanted = true, limit = OPEN_ALERTS_LISTED) =>
  useQuery({
    ...alertsQuery(limit),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });

const NONE = { open: 0, unacknowledged: 0, rungAt: null };

/** Open alerts beyond those that are listed: how many, and when one of all of them last rang. Asked for only where the list is full. */
export function useUnlisted(alerts: readonly Alert[] | undefined, limit = OPEN_ALERTS_LISTED) {
  const open = alerts?.filter(({ closed }) => closed === null) ?? [];
  const raised = open.filter(({ status }) => status === 'raised');
  const isFull = open.length >= limit;
  const all = useQuery({
    queryKey: [...KEY, 'counts'],
    queryFn: ({ signal }) => call(glanceAtAlarms, { signal }),
    enabled: isFull,
    ...ALWAYS,
  }).data;
  if (!isFull || !all) return NONE;
  return {
    open: Math.max(0, all.open - open.length),
    unacknowledged: Math.max(0, all.unacknowledged - raised.length),
    rungAt: all.rungAt,
  };
}

export const useOwnAlerts = () =>
  useQuery({
    queryKey: [...KEY, 'mine'],
    queryFn: ({ signal }) => call(readOwnAlerts, { signal }),
    refetchInterval: 30_000,
  });

const criticalMessagesQuery = queryOptions({
  queryKey: [...MESSAGES, 'critical'],
  queryFn: ({ signal }) => call(listCriticalMessages, { signal }),
});

/** Critical messages that wait for me: they sound and escalate like alerts. */
export const useCriticalMessages = () => useQuery({ ...criticalMessagesQuery, ...ALWAYS });

/** Settles as soon as it is known that an alarm waits, and else never. The screen itself asks once more: none is missed between. */
export const alarmAhead = (queryClient: QueryClient): Promise<void> =>
  new Promise((isWaiting) => {
    const tell = (isOne: boolean) => isOne && isWaiting();
    const silent = () => undefined;
    queryClient
      .ensureQueryData(alertsQuery())
      .then((alerts) => tell(alerts.some(({ closed, status }) => closed === null && status === 'raised')), silent);
    queryClient.ensureQueryData(criticalMessagesQuery).then((messages) => tell(messages.length > 0), silent);
  });

/** Polled, because a locked screen has no stream. */
export const useGlance = () =>
  useQuery({
    queryKey: [...KEY, 'glance'],
    queryFn: ({ signal }) => call(glanceAtAlarms, { signal }),
    refetchInterval: 5_000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });

function useStep<Input>(run: (input: Input) => Promise<unknown>, key: QueryKey = KEY) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: somebody else was quicker, and the list shows who.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Takes on the score that is on the screen. */
export const useAcknowledgeAlert = () =>
  useStep(({ id, score }: Pick<Alert, 'id' | 'score'>) =>
    call(acknowledgeAlert, { params: { id }, body: score === null ? {} : { score } }),
  );

export const useAcknowledgeMessage = () =>
  useStep((id: string) => call(acknowledgeMessage, { params: { id } }), MESSAGES);

export const useReadTakenBack = () => useStep((id: string) => call(readTakenBack, { params: { id } }));

export const useTakeBackSos = () => useStep((id: string) => call(takeBackSos, { params: { id } }));

export const useAttendAlert = () => useStep((id: string) => call(attendAlert, { params: { id } }));

export const useCloseAlert = () =>
  useStep(({ id, outcome }: { id: string; outcome: string }) =>
    call(closeAlert, { params: { id }, body: { outcome } }),
  );

type Call = { place: string; key: string };

export const useCallForHelp = () =>
  useStep(({ place, key }: Call) =>
    call(raiseSos, { body: place.trim() ? { place: place.trim() } : {}, idempotencyKey: key }),
  );
