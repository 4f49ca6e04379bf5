import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useVisits } from '#web/care/visits/queries.ts';
import { VisitSummary } from '#web/care/visits/visit-summary.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t, tApart } from '#web/language/say.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { useClinicFacts } from '../clinic-facts.ts';
import { RecordPart } from './record-part.tsx';

/** The summary of one visit, to read and to print. */
export function VisitPage() {
  const { id } = useParams({ strict: false });
  const { name, patientId, pud } = useMyself();
  const visits = useVisits(patientId ?? '');
  const { name: clinic, address, phone } = useClinicFacts();
  return (
    <RecordPart title={t('Visit summary')} to="/record/visits" back={tApart('Visits', 'record')}>
      <QueryView query={visits} lines={8}>
        {(all) => {
          const visit = all.find((each) => each.id === id);
          if (!visit) return <p className="muted">{t('There is no such visit in your record.')}</p>;
          const summary = <VisitSummary visit={visit} visits={all} whose={{ clinic, name, pud: pud ?? null }} />;
          return (
            <>
              <section className="panel p-20" aria-label={t('Visit summary')}>
                {summary}
              </section>
              <div className="row wrap gap-12">
                <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => print()}>
                  {t('Print')}
                </Button>
                {visit.prescription && (
                  <ButtonLink
                    to="/prescriptions/$id"
                    params={{ id: visit.prescription.id }}
                    icon={<IconFileText aria-hidden />}
                  >
                    {t('Prescription {number}', { number: visit.prescription.number })}
                  </ButtonLink>
                )}
                {visit.followUpOn && <ButtonLink to="/book">{t('Book a visit')}</ButtonLink>}
              </div>
              <PrintSheet>
                <h1 className="mb-12">{t('Visit summary')}</h1>
                {summary}
                <p className="mt-12 text-14">{[address, phone].filter(Boolean).join(', ')}</p>
              </PrintSheet>
            </>
          );
        }}
      </QueryView>
    </RecordPart>
  );
}
