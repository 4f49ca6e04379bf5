import { IconAlertTriangle, IconId, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { cardCode } from '#contract/patients/card-code.ts';
import {
  allergiesWithoutList,
  allergyInWords,
  NOT_RECORDED,
  notShown,
  personInWords,
} from '#contract/patients/card-words.ts';
import type { CardFacts } from '#contract/patients/emergency-card.ts';
import { AsWritten, Both, Translated } from '#web/language/marked-text.tsx';
import { msg, t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '#web/ui/time/time.ts';
import styles from './card-face.module.css';

type CardFaceProps = {
  facts: CardFacts;
  /** Of the name: 1 where the card is the page. */
  level?: 1 | 2;
  isPaper?: boolean;
};

/** As a stranger reads it: always dark on light, in every scheme and on paper. */
export function CardFace({ facts, level = 1, isPaper = false }: CardFaceProps) {
  const titleId = useId();
  const timeZone = useTimeZone();
  const day = shortDay(facts.asOf, timeZone);
  const { text, cut } = cardCode(facts, englishDay(facts.asOf, timeZone));
  const Name = `h${level}` as const;
  const left = notShown(facts);
  return (
    <article className={classNames(styles.card, isPaper && styles.paper)} aria-labelledby={titleId}>
      <header className={`row gap-8 ${styles.head}`}>
        <IconId aria-hidden />
        <Both>{msg('Emergency card')}</Both>
      </header>
      <div className={styles.body}>
        <Name id={titleId} className="breakable">
          {facts.name}
        </Name>
        <p className={styles.person}>
          <Translated>{personInWords(facts)}</Translated>
        </p>
        <dl className={styles.facts}>
          <FactsOf facts={facts} isPaper={isPaper} />
        </dl>
        {left && (
          <p className={styles.note}>
            <Both>{left}</Both> <Both>{msg('This does not mean that there is nothing.')}</Both>
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <QrCode className={styles.code} text={text} label={t('QR code with the facts on this card')} quiet={3} />
        <p>
          <b>{t('Scan: the same facts')}</b>
          {t('As plain text, without a network and without Nadi.')}
          {cut && (
            <strong className="block mt-4">
              <Translated>{cut}</Translated>
            </strong>
          )}
          <span className="block mt-4">
            {facts.clinic}, {isPaper ? day : dayAndTime(facts.asOf, timeZone)}
          </span>
        </p>
      </footer>
    </article>
  );
}

/** The code is for strangers: all of it is English, whatever the patient reads. */
const englishDay = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));

function FactsOf({ facts, isPaper }: { facts: CardFacts; isPaper: boolean }) {
  const { bloodGroup, allergies, medicines, conditions, contact } = facts;
  return (
    <>
      {bloodGroup !== undefined && (
        <Fact name={msg('Blood group')} isNarrow={allergies !== undefined}>
          {bloodGroup ? <span className={styles.blood}>{bloodGroup}</span> : <Unknown />}
        </Fact>
      )}
      {allergies && (
        <Fact name={msg('Allergies')} isBeside={bloodGroup !== undefined}>
          <Allergies allergies={allergies} />
        </Fact>
      )}
      {medicines && (
        <Fact name={msg('Takes')}>
          {medicines.length === 0 && <Unknown />}
          {medicines.map(({ name, inWords }) => (
            <span key={`${name} ${inWords}`} className={styles.entry}>
              <AsWritten>{name}</AsWritten>
              {inWords !== '' && (
                <small>
                  <Both>{inWords}</Both>
                </small>
              )}
            </span>
          ))}
        </Fact>
      )}
      {conditions && (
        <Fact name={msg('Long-term illness')}>
          {conditions.length === 0 && <Unknown />}
          {conditions.map(({ name, isConfirmed }) => (
            <span key={name} className={styles.entry}>
              <AsWritten>{name}</AsWritten>
              {!isConfirmed && (
                <small>
                  <Both>{msg('told by the patient, not confirmed')}</Both>
                </small>
              )}
            </span>
          ))}
        </Fact>
      )}
      {contact !== undefined && (
        <Fact name={msg('Call first')}>{contact ? <Contact {...contact} isPaper={isPaper} /> : <Unknown />}</Fact>
      )}
    </>
  );
}

type FactProps = { name: string; isNarrow?: boolean; isBeside?: boolean; children: ReactNode };

const Fact = ({ name, isNarrow = false, isBeside = false, children }: FactProps) => (
  <div className={isNarrow || isBeside ? undefined : 'whole-row'}>
    <dt>
      <Both>{name}</Both>
    </dt>
    <dd>{children}</dd>
  </div>
);

const Unknown = () => (
  <span className={styles.unknown}>
    <Both>{NOT_RECORDED}</Both>
  </span>
);

function Allergies({ allergies }: { allergies: NonNullable<CardFacts['allergies']> }) {
  const instead = allergiesWithoutList(allergies);
  if (instead === NOT_RECORDED)
    return (
      <span className={styles.unknown}>
        <Both>{NOT_RECORDED}</Both>
        <small>
          <Both>{msg('Nobody has asked yet. This does not mean none.')}</Both>
        </small>
      </span>
    );
  return (
    <>
      {instead ? (
        <span className={styles.entry}>
          <Both>{instead}</Both>
        </span>
      ) : (
        allergies.listed.map((each) => (
          <span key={each.substance} className={`row gap-8 ${styles.allergy}`}>
            <IconAlertTriangle className="fixed" aria-hidden />
            <span className="min-0 breakable">
              <AsWritten>{allergyInWords(each)}</AsWritten>
            </span>
          </span>
        ))
      )}
      {allergies.state === 'unconfirmed' && (
        <small>
          <Both>{msg('not confirmed by a clinician')}</Both>
        </small>
      )}
    </>
  );
}

const Contact = ({ name, phone, isPaper }: { name: string; phone: string; isPaper: boolean }) => (
  <span className="row wrap between gap-12">
    <span className={`min-0 breakable ${styles.entry}`}>
      {name}
      <small>{phone}</small>
    </span>
    {!isPaper && (
      <ButtonAnchor
        look="danger"
        className={styles.call}
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        icon={<IconPhone aria-hidden />}
        aria-label={t('Call {name}', { name })}
      >
        {t('Call')}
      </ButtonAnchor>
    )}
  </span>
);
