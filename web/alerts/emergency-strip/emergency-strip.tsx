import { IconMessage, IconPhone, IconUrgent } from '@tabler/icons-react';
import { type Ref, useCallback, useEffect, useState } from 'react';
import type { Alert } from '#contract/alerts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { barRef } from '#web/ui/viewport/bars.ts';
import { useSteadyWhilePressed } from '#web/ui/viewport/steady-while-pressed.ts';
import { useAlerts, useCriticalMessages, useUnlisted } from '../queries.ts';
import { useAlarmSound } from '../sound/alarm-sound.ts';
import { isSilent, useLoudspeaker } from '../sound/loudspeaker.ts';
import { useSoundJustOn } from '../sound/sound-just-on.ts';
import { SoundOff } from '../sound/sound-off.tsx';
import { waitingAlarms } from '../waiting-alarms.ts';
import { AcknowledgedLine } from './acknowledged-line.tsx';
import { AlarmLine } from './alarm-line.tsx';
import styles from './emergency-strip.module.css';
import { SlabRows } from './slab-rows.tsx';
import { TakenBackLine } from './taken-back-line.tsx';

export type ClinicHome = '/doctor-dashboard' | '/staff-dashboard';

type EmergencyStripProps = {
  emergencyNumber: string | undefined;
  home: ClinicHome;
  /** The page itself lists the alerts: they are not repeated above it. */
  isOnAlertsPage?: boolean;
  /** The name of the form that is open beneath. Its fields need the space, so only the worst alarm is a row. */
  openForm?: string | undefined;
};

const isRaised = ({ closed, status }: Alert) => closed === null && status === 'raised';

/** From this many alarms on, every row is low, so that the page beneath can still be used. */
const CROWDED = 3;

/** Stands over every page of doctors and nurses. Unacknowledged alarms are a slab; all acknowledged ones are one line. */
export function EmergencyStrip({ emergencyNumber, home, isOnAlertsPage, openForm }: EmergencyStripProps) {
  const latestAlerts = useAlerts().data;
  const latestMessages = useCriticalMessages().data;
  const listed = [...(latestAlerts ?? []).filter(isRaised), ...(latestMessages ?? [])];
  const unlisted = useUnlisted(latestAlerts);
  const { unacknowledged, rungAt } = unlisted;
  useAlarmSound(unacknowledged > 0 && rungAt ? [...listed, { id: 'unlisted', rungAt }] : listed);
  useTitleMark(listed.length + unacknowledged);

  const alerts = useSteadyWhilePressed(latestAlerts);
  const messages = useSteadyWhilePressed(latestMessages);
  const open = (alerts ?? []).filter(({ closed }) => closed === null);
  const raised = open.filter(isRaised);

  // Also on the page of alerts, which does not sound by itself.
  const isJustOn = useSoundJustOn();
  const mute = isSilent(useLoudspeaker()) || isJustOn ? raised.length + (messages?.length ?? 0) : 0;
  const waiting = waitingAlarms(isOnAlertsPage ? [] : raised, messages ?? []);
  const taken = isOnAlertsPage ? [] : open.filter(({ status }) => status !== 'raised');
  const takenBack = isOnAlertsPage ? [] : (alerts ?? []).filter((one) => one.status === 'taken-back' && !one.isRead);
  const [unfoldedOver, setUnfoldedOver] = useState<string | undefined>();
  const isFolded = openForm !== undefined && openForm !== unfoldedOver && waiting.length > 1;
  const [head, setHead] = useState<HTMLElement | null>(null);
  const slabHead = useCallback((element: HTMLElement | null) => {
    setHead(element);
    // On a phone it sticks beneath the header.
    const leave = barRef.alarm(element);
    return () => {
      setHead(null);
      leave?.();
    };
  }, []);
  const line = <AlarmLine waiting={waitingAlarms(raised, messages ?? [])} strip={head} />;
  const headOfList = isOnAlertsPage && raised.length > 0 && waiting.length === 0 && (
    <p className="visually-hidden" tabIndex={-1} ref={setHead}>
      Alerts, the worst first
    </p>
  );
  if (waiting.length + taken.length + takenBack.length + mute === 0) {
    return (
      <>
        {headOfList}
        {line}
      </>
    );
  }
  return (
    <>
      <section className={`no-print column gap-6 mb-12 text-16 ${styles.alarms}`} aria-label="Live emergency alerts">
        {mute > 0 && <SoundOff />}
        {waiting.length > 0 && (
          <div
            className={classNames(
              `no-print stack clipped round-lg ${styles.slab}`,
              waiting.length > 1 && styles.many,
              (waiting.length >= CROWDED || isFolded) && styles.crowded,
            )}
          >
            <SlabHead
              ref={slabHead}
              open={isOnAlertsPage ? 0 : open.length + unlisted.open}
              messages={messages?.length ?? 0}
              number={emergencyNumber}
            />
            <SlabRows
              waiting={waiting}
              unlisted={isOnAlertsPage ? 0 : unlisted.open}
              folded={isFolded ? { taken: taken.length, onShow: () => setUnfoldedOver(openForm) } : undefined}
              home={home}
            />
          </div>
        )}
        {taken.length > 0 && !isFolded && (
          <AcknowledgedLine alerts={taken} isAlone={waiting.length === 0} home={home} />
        )}
        {takenBack.length > 0 && (
          <div className={`stack gap-6 ${styles.backs}`}>
            {takenBack.map((alert) => (
              <TakenBackLine key={alert.id} alert={alert} />
            ))}
          </div>
        )}
      </section>
      {headOfList}
      {line}
    </>
  );
}

type SlabHeadProps = { ref: Ref<HTMLDivElement>; open: number; messages: number; number: string | undefined };

function SlabHead({ ref, open, messages, number }: SlabHeadProps) {
  const loudspeaker = useLoudspeaker();
  if (open === 0) {
    return (
      <div className={`centred lead-130 icons-22 ${styles.head}`} ref={ref} tabIndex={-1} data-head>
        <h2>
          <IconMessage aria-hidden />
          {messages === 1 ? 'Critical message' : `${messages} critical messages`}
        </h2>
        <p className="text-14">
          {isSilent(loudspeaker) ? 'Same clock as an alert.' : 'Same sound and same clock as an alert.'}
        </p>
      </div>
    );
  }
  return (
    <div className={`centred lead-130 icons-22 ${styles.head}`} ref={ref} tabIndex={-1} data-head>
      <h2>
        <IconUrgent aria-hidden />
        Emergency, {open} open{messages > 0 && `, ${messages} critical ${messages === 1 ? 'message' : 'messages'}`}
      </h2>
      <p className="text-14">Nadi does not call an ambulance.</p>
      {number && (
        <a className="row-inline gap-6 min-height-48 bold nowrap" href={`tel:${number}`}>
          <IconPhone aria-hidden />
          Dial {number}
        </a>
      )}
    </div>
  );
}

const MARK = /^\(\d+ emergency\)\s*/;

/** How many alerts nobody has answered stands in front of the tab's title, whatever page it shows. */
function useTitleMark(count: number) {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const write = () => {
      const bare = document.title.replace(MARK, '');
      const wanted = count > 0 ? `(${count} emergency) ${bare}`.trim() : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // A page that is opened writes its own title.
    const watcher = new MutationObserver(write);
    watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(MARK, '');
    };
  }, [count]);
}
