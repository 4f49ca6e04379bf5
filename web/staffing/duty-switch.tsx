import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Duty, readDuty, setDuty } from '#contract/staffing/duty.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import styles from './duty-switch.module.css';

const KEY = ['duty'] as const;

export const useDuty = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readDuty, { signal }) });

/** Whoever is on duty gets the alerts that nobody answers. */
export function DutySwitch() {
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  const duty = useDuty().data;
  const change = useMutation({
    mutationFn: (isOnDuty: boolean) => call(setDuty, { body: { isOnDuty } }),
    onSuccess: (answer) => queryClient.setQueryData(KEY, answer),
    onError: (error) => toast.error(sentenceFor(error)),
  });
  const isOn = duty?.isOnDuty ?? false;
  return (
    <SwitchField
      className={`gap-10 ${styles.duty}`}
      isOn={isOn}
      disabled={!duty || change.isPending}
      onChange={() => change.mutate(!isOn)}
    >
      <span className={`bold lead-125 nowrap ${styles.words}`}>
        {duty ? dutyInWords(duty) : 'Duty'}
        <small className="block muted text-14 regular">{duty ? since(duty, timeZone) : UNKNOWN}</small>
      </span>
    </SwitchField>
  );
}

/** Nothing is claimed before the server has said it. */
const UNKNOWN = '…';
const dutyInWords = ({ isOnDuty }: Duty) => (isOnDuty ? 'On duty' : 'Off duty');
const since = (duty: Duty, timeZone: string) =>
  duty.since ? `since ${timeOfDay(duty.since, timeZone)}` : 'no alert mails';
