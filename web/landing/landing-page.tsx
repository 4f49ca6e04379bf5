import { t } from '#web/language/say.ts';
import { clinic } from './clinic.ts';
import { Consult } from './consult.tsx';
import { Contact } from './contact.tsx';
import { type Assets, Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { Privacy } from './privacy.tsx';
import { Reasons } from './reasons.tsx';
import { TopBar } from './top-bar.tsx';
import { Trust } from './trust.tsx';

const ADDRESSES = { en: '/', hi: '/hi' } as const;

export function LandingPage({ assets }: { assets: Assets }) {
  return (
    <Document
      title={t('Nadi, care from {clinic}', { clinic: clinic.name })}
      description={t('Register with {clinic}, get a Health ID and log in as a patient, a doctor or a nurse.', {
        clinic: clinic.name,
      })}
      inLanguages={ADDRESSES}
      assets={assets}
    >
      <TopBar inLanguages={ADDRESSES} />
      <main id="main">
        <Hero />
        <Consult />
        <Offerings />
        <Reasons />
        <Trust />
        <Help />
        <Contact />
        <Privacy />
      </main>
      <Footer />
    </Document>
  );
}
