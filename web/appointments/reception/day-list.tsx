import { DESK_DAYS_BACK, type ReceptionVisit } from '#contract/appointments/reception.ts';
import { Button } from '#web/ui/button.tsx';
import { DayPicker } from '#web/ui/fields/days/day-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useKeptInPlace } from '#web/ui/navigation/kept-in-place.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { addDays, dayOf } from '#web/ui/time/zoned-time.ts';
import { dayInWords, doctorsOf, groupsOf, matching } from './day-groups.ts';
import { DayLanes } from './day-lanes.tsx';
import styles from './day-list.module.css';
import { useDeskDialogs } from './more-about-visit.tsx';
import { useReceptionDay } from './queries.ts';
import { VisitRow } from './visit-row.tsx';

type DayListProps = { onOpen: (patientId: string) => void };

/** The visits of a day, whoever needs the desk first; of all doctors or of one. */
export function DayList({ onOpen }: DayListProps) {
  // Empty: today, also after midnight.
  const [date, setDate] = useKeptInPlace('day', '');
  const day = useReceptionDay(date);
  return (
    <QueryView query={day} lines={10}>
      {({ visits, unfinished, date: shown }) => (
        <Day {...{ visits, unfinished, onOpen }} date={date || shown} isToday={date === ''} onDate={setDate} />
      )}
    </QueryView>
  );
}

type DayProps = DayListProps & {
  visits: ReceptionVisit[];
  unfinished: ReceptionVisit[];
  date: string;
  isToday: boolean;
  /** Empty: today. */
  onDate: (date: string) => void;
};

const LEFT_OPEN = 'Left open on the last days';

function Day({ visits, unfinished, date, isToday, onDate, onOpen }: DayProps) {
  const [chosen, setChosen] = useKeptInPlace('day-doctor', '');
  const [typed, setTyped] = useKeptInPlace('day-name', '');
  const { ask, dialogs } = useDeskDialogs();
  const now = useNow();
  const today = dayOf(now, useTimeZone());
  const earliest = addDays(today, -DESK_DAYS_BACK);
  const doctors = doctorsOf(visits);
  // Whoever was chosen may have no visit left.
  const doctorId = doctors.some(({ id }) => id === chosen) ? chosen : '';
  const groups = groupsOf(matching(visits, typed), doctorId);
  const open = matching(unfinished, typed);
  const isNobody = groups.length === 0 && open.length === 0;
  return (
    <>
      {isToday && <DayLanes visits={visits} now={now} />}
      <p role="status">{dayInWords(visits, isToday)}.</p>
      <div className={`row wrap gap-12 end ${styles.tools}`}>
        <TextField
          label="Name or token"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField label="Doctor" value={doctorId} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">All doctors, {visits.length}</option>
          {doctors.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name}, {count}
            </option>
          ))}
        </SelectField>
        <DayPicker
          label="Day"
          hasCalendar
          value={date}
          min={earliest}
          outside={`The list goes back ${DESK_DAYS_BACK} days.`}
          onChoose={(day) => onDate(day === today ? '' : day)}
        />
        {!isToday && <Button onClick={() => onDate('')}>Back to today</Button>}
      </div>
      {isNobody && <p className="panel p-20 muted">{typed ? 'Nobody of that name or token.' : 'Nobody yet.'}</p>}
      <KeepsFocus>
        <div className="stack fit gap-16">
          {open.length > 0 && (
            <Panel title={LEFT_OPEN} note={open.length}>
              <ol className="container" aria-label={LEFT_OPEN}>
                {open.map((visit) => (
                  <VisitRow key={visit.id} {...{ visit, now, onOpen }} onAsk={ask} hasDay />
                ))}
              </ol>
            </Panel>
          )}
          {groups.map(({ name, visits: theirs }) => (
            <Panel key={name} title={name} note={theirs.length}>
              <ol className="container" aria-label={name}>
                {theirs.map((visit) => (
                  <VisitRow key={visit.id} {...{ visit, now, onOpen }} onAsk={ask} />
                ))}
              </ol>
            </Panel>
          ))}
        </div>
      </KeepsFocus>
      {dialogs}
    </>
  );
}
