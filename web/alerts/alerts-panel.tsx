import { IconCheck, IconHeartHandshake, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type Alert, MAX_CLOSED_ALERTS, MAX_OPEN_ALERTS, OPEN_ALERTS_LISTED } from '#contract/alerts.ts';
import { sentenceFor } from '../refusal.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { FormerPuds } from '../ui/people/former-puds.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime, timeOfDay } from '../ui/time/time.ts';
import { ageOf, SOURCE_WORDS, STATUS_WORDS, whyOf } from './alert-words.ts';
import styles from './alerts-panel.module.css';
import { CloseAlertDialog } from './close-alert-dialog.tsx';
import { useAcknowledgeAlert, useAlerts, useAttendAlert, useUnlisted } from './queries.ts';

type AlertsPanelProps = { openChart: (patientId: string) => ReactNode };

const isOpen = ({ closed }: Alert) => closed === null;

/** The open alerts by need, a count of those beyond, and what was closed or taken back in the last day. */
export function AlertsPanel({ openChart }: AlertsPanelProps) {
  const [closing, setClosing] = useState<Alert | null>(null);
  const [limit, setLimit] = useState(OPEN_ALERTS_LISTED);
  const query = useAlerts(true, limit);
  const unlisted = useUnlisted(query.data, limit).open;
  const card = (alert: Alert) => (
    <AlertCard
      key={alert.id}
      alert={alert}
      chart={alert.can.openChart && openChart(alert.patientId)}
      onClose={() => setClosing(alert)}
    />
  );
  return (
    <>
      <QueryView query={query} empty="No alert is open. A new one appears here and above every page, with a sound.">
        {(alerts) => (
          <>
            <ol className="stack gap-12">
              {alerts.filter(isOpen).map(card)}
              {unlisted > 0 && (
                <li className="row wrap middle gap-8 gap-x-16">
                  <b role="status">
                    {unlisted} more {unlisted === 1 ? 'is' : 'are'} open. These come first by need.
                  </b>
                  {limit < MAX_OPEN_ALERTS && (
                    <Button
                      isBusy={query.isPlaceholderData}
                      onClick={() => setLimit(Math.min(limit * 2, MAX_OPEN_ALERTS))}
                    >
                      Show more
                    </Button>
                  )}
                </li>
              )}
              {alerts.filter((alert) => !isOpen(alert)).map(card)}
            </ol>
            {alerts.filter(({ closed }) => closed !== null).length >= MAX_CLOSED_ALERTS && (
              <p className="muted mt-12">
                Of the alerts closed in the last day only the last {MAX_CLOSED_ALERTS} are listed.
              </p>
            )}
          </>
        )}
      </QueryView>
      <CloseAlertDialog alert={closing} onClose={() => setClosing(null)} />
    </>
  );
}

type AlertCardProps = { alert: Alert; chart: ReactNode; onClose: () => void };

function AlertCard({ alert, chart, onClose }: AlertCardProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const [acknowledge, attend] = [useAcknowledgeAlert(), useAttendAlert()];
  const showError = { onError: (error: unknown) => toast.error(sentenceFor(error)) };
  const isOver = alert.closed !== null;
  return (
    <li className={classNames(`stack gap-8 panel ${styles.alert}`, styles[isOver ? 'closed' : alert.status])}>
      <div className={`row wrap gap-8 gap-x-12 ${styles.head}`}>
        <h2>{alert.patient}</h2>
        <Badge tone={alert.status === 'raised' ? 'urgent' : isOver ? undefined : 'attention'}>
          {STATUS_WORDS[alert.status]}
        </Badge>
        {alert.status === 'raised' && alert.raisedAgainAt && (
          <Badge tone="urgent">Raised again {timeOfDay(alert.raisedAgainAt, timeZone)}</Badge>
        )}
        <span className="push muted">
          {isOver ? dayAndTime(alert.raisedAt, timeZone, now) : ageOf(alert.raisedAt, now)}
        </span>
      </div>
      <p className={styles.reason}>{whyOf(alert, timeZone)}</p>
      {alert.readings && !isOver && <p className={styles.reason}>{alert.readings}</p>}
      <dl className={`row stretch wrap ${styles.facts}`}>
        <Fact name="Source">{SOURCE_WORDS[alert.source].long}</Fact>
        <Fact name="Place">{alert.place ?? 'Not known'}</Fact>
        {alert.toldPlace && <Fact name="Called from">{alert.toldPlace}</Fact>}
        <Fact name="Health ID">
          {alert.pud} <FormerPuds puds={alert.formerPuds} />
        </Fact>
        {alert.acknowledged && (
          <Fact name="Acknowledged">
            {alert.acknowledged.name}, {dayAndTime(alert.acknowledged.at, timeZone, now)}
          </Fact>
        )}
        {alert.attended && (
          <Fact name="Attended">
            {alert.attended.name}, {dayAndTime(alert.attended.at, timeZone, now)}
          </Fact>
        )}
        {alert.status === 'taken-back' && alert.closed && (
          <Fact name="Taken back">
            {alert.closed.name}, {dayAndTime(alert.closed.at, timeZone, now)}
          </Fact>
        )}
        {alert.outcome && <Fact name={alert.status === 'taken-back' ? 'Why' : 'What was done'}>{alert.outcome}</Fact>}
      </dl>
      {!isOver && (
        <div className="row wrap gap-8 gap-x-12 mt-4">
          {alert.status === 'raised' && (
            <Button
              look="primary"
              icon={<IconCheck aria-hidden />}
              isBusy={acknowledge.isPending}
              onClick={() => acknowledge.mutate({ id: alert.id, score: alert.score }, showError)}
            >
              {alert.score === null ? 'Acknowledge' : `Acknowledge ${alert.score}`}
            </Button>
          )}
          {alert.status === 'acknowledged' && (
            <Button
              look="primary"
              icon={<IconHeartHandshake aria-hidden />}
              isBusy={attend.isPending}
              onClick={() => attend.mutate(alert.id, showError)}
            >
              Someone is with the patient
            </Button>
          )}
          {alert.status === 'attended' && (
            <Button look="primary" icon={<IconCheck aria-hidden />} onClick={onClose}>
              Close the alert
            </Button>
          )}
          {chart}
          <a
            className={`row-inline gap-6 semibold icons-18 ${styles.phone}`}
            href={`tel:${alert.phone.replace(/[^\d+]/g, '')}`}
          >
            <IconPhone aria-hidden />
            {alert.phone}
          </a>
        </div>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
