import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { GROWTH_MEASURES, type Growth, type GrowthMeasure, type GrowthPoint } from '#contract/childhood/growth.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { useWidth } from '#web/ui/viewport/width.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { GestationDialog } from './gestation-dialog.tsx';
import styles from './growth.module.css';
import { GrowthDrawing } from './growth-drawing.tsx';
import { GrowthTable } from './growth-table.tsx';
import { birthInWords, dayInWords, gestationInWords, MEASURE_NAMES, MISSING, pointInWords } from './growth-words.ts';
import { MeasureDialog } from './measure-dialog.tsx';
import { useGrowth } from './queries.ts';

type GrowthPanelProps = { patientId: string; name: string };

/** How a child grows: in the chart of the clinic and in the record of the family. */
export function GrowthPanel({ patientId, name }: GrowthPanelProps) {
  return (
    <div className={`container ${styles.page}`}>
      <QueryView query={useGrowth(patientId)} lines={10}>
        {(growth) => <GrowthOf growth={growth} name={name} />}
      </QueryView>
    </div>
  );
}

function GrowthOf({ growth, name }: { growth: Growth; name: string }) {
  const [measure, setMeasure] = useState<GrowthMeasure>('weight');
  const [open, setOpen] = useState<'measure' | 'gestation' | GrowthPoint | null>(null);
  const [ref, width] = useWidth(320);
  const chart = growth.charts.find((each) => each.measure === measure);
  const last = chart?.points.at(-1);
  const close = () => setOpen(null);
  return (
    <div className="stack gap-16">
      <div className="row wrap between gap-12 no-print">
        <div className={styles.measures}>
          <Segments
            label={t('What is shown')}
            choices={GROWTH_MEASURES.map((each) => ({ value: each, label: tMarked(MEASURE_NAMES[each]) }))}
            value={measure}
            onChoose={setMeasure}
          />
        </div>
        <div className="row wrap gap-8">
          <Button icon={<IconPrinter aria-hidden />} disabled={!chart} onClick={() => window.print()}>
            {t('Print')}
          </Button>
          <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setOpen('measure')}>
            {t('Add measurement')}
          </Button>
        </div>
      </div>
      {growth.missing && (
        <AlertBox tone="attention" title={t('Not compared with WHO’s curves')}>
          {tMarked(MISSING[growth.missing])}
        </AlertBox>
      )}
      <CorrectedAge growth={growth} onChange={() => setOpen('gestation')} />
      {chart && (
        <div className={styles.beside}>
          <figure className="min-0">
            <div ref={ref}>
              {(chart.curves.length > 0 || chart.points.length > 0) && (
                <GrowthDrawing chart={chart} width={width} height={width < 420 ? 300 : 420} />
              )}
            </div>
            <figcaption className="muted text-sm mt-8">
              {last && <p className="ink text-md">{pointInWords(last, chart.unit)}</p>}
              <p className="mt-4">
                {t(
                  'Lines: 3rd, 15th, 50th, 85th and 97th centile. A full dot was measured in the clinic, a ring at home. A line says where a child is; what it means, a doctor says.',
                )}{' '}
                <AsWritten>{`${growth.source}.`}</AsWritten>
              </p>
            </figcaption>
          </figure>
          <div className={styles.figures}>
            <GrowthTable chart={chart} onCorrect={setOpen} />
          </div>
        </div>
      )}
      {chart && (
        <PrintSheet>
          <h1>{t('{measure} of {name}', { measure: tMarked(MEASURE_NAMES[measure]), name })}</h1>
          <p>
            {asSentences(birthInWords(growth))} {growth.correctedUntil && t('Ages are corrected until two years.')}
          </p>
          <GrowthDrawing chart={chart} width={640} height={460} />
          <GrowthTable chart={chart} />
          <p>
            <AsWritten>{growth.source}</AsWritten>
          </p>
        </PrintSheet>
      )}
      <MeasureDialog isOpen={open === 'measure'} onClose={close} patientId={growth.patientId} />
      {open === 'gestation' && <GestationDialog growth={growth} onClose={close} />}
      {open !== null && typeof open === 'object' && chart && (
        <CorrectDialog point={open} unit={chart.unit} isHeight={measure === 'height'} onClose={close} />
      )}
    </div>
  );
}

/** Whether ages are corrected, in words, and the way to change it. */
function CorrectedAge({ growth, onChange }: { growth: Growth; onChange: () => void }) {
  const { gestation, correctedUntil, dateOfBirth } = growth;
  if (!dateOfBirth || growth.missing === 'grown-up') return null;
  const words = gestation
    ? `${t('Born after {weeks}.', { weeks: gestationInWords(gestation) })} ${ageThatCounts(gestation.weeks, correctedUntil)}`
    : t('Weeks of pregnancy at birth: not asked. The age since birth counts.');
  return (
    <div className="row between gap-8">
      <p className="muted min-0">{words}</p>
      <Button look="quiet" className="no-print" onClick={onChange}>
        {gestation ? t('Change') : t('Enter the weeks')}
      </Button>
    </div>
  );
}

function ageThatCounts(weeks: number, correctedUntil: string | null): string {
  if (correctedUntil)
    return t('Corrected age: compared by the age since the due date, until {day}.', {
      day: dayInWords(correctedUntil),
    });
  return weeks < 37
    ? t('Older than two years: the age since birth counts.')
    : t('Born at term: the age since birth counts.');
}
