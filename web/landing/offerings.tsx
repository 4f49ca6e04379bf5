import type { ReactNode } from 'react';
import { t, tMarked } from '#web/language/say.ts';
import { type Claim, offerings } from './claims.ts';
import { Coming } from './coming.tsx';
import { AskExample } from './examples/ask.tsx';
import { PrescriptionExample } from './examples/prescription.tsx';
import { RecordExample } from './examples/record.tsx';
import { SosExample } from './examples/sos.tsx';
import { TrendExample } from './examples/trend.tsx';
import { VideoVisitExample } from './examples/video-visit.tsx';

export function Offerings() {
  return (
    <section id="features">
      <div className="wrap">
        <div className="head">
          <h2>{t('Core Offerings')}</h2>
          <p>{t('Six things you will use, drawn as they will look. What is still being built says Coming.')}</p>
        </div>
        <div className="bento">
          <Cell claim={offerings.aiDrivenCare} look="wide tint" picture={<AskExample />} />
          <Cell claim={offerings.emergencyResponse} look="night" picture={<SosExample />} />
          <Cell claim={offerings.digitalHealthRecords} look="" picture={<RecordExample />} />
          <Cell claim={offerings.personalisedWellness} look="wide tint" picture={<TrendExample />} />
          <Cell claim={offerings.ePrescriptions} look="wide" picture={<PrescriptionExample />} />
          <Cell claim={offerings.virtualConsultations} look="" picture={<VideoVisitExample />} />
        </div>
      </div>
    </section>
  );
}

function Cell({ claim, look, picture }: { claim: Claim; look: string; picture: ReactNode }) {
  return (
    <article className={`cell ${look} ${claim.built ? '' : 'cell-coming'}`}>
      <h3>
        {tMarked(claim.name)}
        <Coming claim={claim} />
      </h3>
      <p>{tMarked(claim.text)}</p>
      <div className="sample">
        <p className="sample-label">{t('Example')}</p>
        {picture}
      </div>
    </article>
  );
}
