import { IconClock, IconHeartRateMonitor } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { BOARD_LOST_AFTER_MS, type BoardRow, type WaitingRoom } from '#contract/appointments/waiting-room.ts';
import { useClinic } from '#web/api/clinic.ts';
import { ClinicLogo } from '#web/ui/brand/clinic-logo.tsx';
import { Mark } from '#web/ui/brand/mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { longDay, timeOfDay } from '#web/ui/time/time.ts';
import { useChime } from './chime.ts';
import { isRefused, useWaitingRoom } from './queries.ts';
import styles from './waiting-board.module.css';

const A_SECOND_MS = 1_000;
const SHOWN_ROWS = 4;
const SHOWN_CALLS = 3;
/** More than four rooms take turns. */
const PAGE_MS = 12_000;

/** `boardKey`: what stands behind # in the address. */
export function WaitingBoard({ boardKey }: { boardKey: string }) {
  const { data, error, dataUpdatedAt } = useWaitingRoom(boardKey);
  const now = useSeconds();
  if (boardKey === '') return <Sentence title="The address is not complete." text="Ask at the desk for a new one." />;
  if (error && isRefused(error)) return <Sentence title="This board is switched off." text={error.message} />;
  if (!data) return <Sentence title="One moment" text={error ? LOST : 'The board is on its way.'} />;
  const isLost = now.getTime() - dataUpdatedAt > BOARD_LOST_AFTER_MS;
  return <Board room={data} now={now} isLost={isLost} />;
}

const LOST = 'There is no connection. Please ask at the desk.';

const Sentence = ({ title, text }: { title: string; text: string }) => (
  <main className={`stack place-centre text-centre ${styles.sentence}`} id="main">
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </main>
);

type BoardProps = { room: WaitingRoom; now: Date; isLost: boolean };

function Board({ room, now, isLost }: BoardProps) {
  const { clinic, timeZone, calling, rows } = room;
  const pages = Math.max(1, Math.ceil(rows.length / SHOWN_ROWS));
  const page = Math.floor(now.getTime() / PAGE_MS) % pages;
  const shown = rows.slice(page * SHOWN_ROWS, (page + 1) * SHOWN_ROWS);
  const isCalling = calling.length > 0;
  const logo = useClinic().data?.logo;
  const { isSilent, allow } = useChime(calling.map(({ token, at }) => `${token} ${at}`));
  return (
    <main className={classNames(styles.board, isLost && styles.lost)} id="main">
      <header className={`row between ${styles.head}`}>
        <div className="row gap-16">
          {logo ? (
            <ClinicLogo logo={logo} className={styles.logo} />
          ) : (
            <span className={styles.mark}>
              <Mark id="board-mark" />
            </span>
          )}
          <h1>{clinic}</h1>
        </div>
        {isSilent && (
          <button className={`pressable ${styles.sound}`} type="button" onClick={allow}>
            Switch the sound on
          </button>
        )}
        <p>
          <span>{longDay(now, timeZone)}</span> <b>{timeOfDay(now, timeZone)}</b>
        </p>
      </header>
      <div className={classNames(styles.body, isCalling && styles.called)}>
        {isCalling && <Calls calls={calling.slice(0, SHOWN_CALLS)} />}
        {rows.length === 0 ? (
          <p className={styles.nobody}>Nobody waits at the moment.</p>
        ) : (
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">Doctor</th>
                <th scope="col">Now</th>
                <th scope="col">Next</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.doctor} row={row} isCalled={calling.some(({ token }) => token === row.now)} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer className={`row centred ${styles.foot}`} role={isLost ? 'alert' : undefined}>
        {isLost ? (
          <b>{LOST}</b>
        ) : (
          <>
            <IconHeartRateMonitor aria-hidden />
            <p>
              <b>Feeling worse? Tell the desk at once.</b> You need not wait for your number.
            </p>
          </>
        )}
      </footer>
    </main>
  );
}

/** Two doctors may call at once: both are called out, the latest first. */
const Calls = ({ calls }: { calls: WaitingRoom['calling'] }) => (
  <section
    className={classNames(styles.calling, calls.length > 1 && styles.several)}
    aria-live="polite"
    aria-label="Please come in"
  >
    <p>Please come in</p>
    {calls.map(({ token, room, doctor }) => (
      <div key={token}>
        <b>{token}</b>
        {room && <strong>{room}</strong>}
        <p>{doctor}</p>
      </div>
    ))}
  </section>
);

function Row({ row: { doctor, room, now, next, minutesLate }, isCalled }: { row: BoardRow; isCalled: boolean }) {
  return (
    <tr className={isCalled ? styles.now : undefined}>
      <th scope="row">
        <b className={styles.doctor}>{doctor}</b>
        <span className={classNames('row', styles.note)}>
          {room && <span>{room}</span>}
          {minutesLate === 0 && <span>On time</span>}
          {minutesLate > 0 && (
            <span className={`row ${styles.late}`}>
              <IconClock aria-hidden />
              {minutesLate} minutes late
            </span>
          )}
        </span>
      </th>
      <td className={styles.token}>{now ?? '–'}</td>
      <td className={styles.next}>{next.join('  ') || '–'}</td>
    </tr>
  );
}

/** The clock goes on also while nothing is heard. */
function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), A_SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
