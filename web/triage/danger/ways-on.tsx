import {
  IconBodyScan,
  IconCalendar,
  IconChevronRight,
  IconInfoCircle,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ScreenWords } from '../language/screen-words.ts';
import type { TriageClinic } from '../result/urgency/urgency-card.tsx';
import styles from './ways-on.module.css';

type WaysOnProps = {
  words: ScreenWords;
  clinic: TriageClinic;
  /** Where the booking stands on this page. */
  booking: string;
  onBook: () => void;
  onChangeWords?: (() => void) | undefined;
  /** False for a guest, of whom nothing is kept. */
  isKept: boolean;
  /** The signs were answered with none: the reading goes on here. */
  isNext: boolean;
};

/** No danger sign, and still no number: four ways on. */
export function WaysOn({ words, clinic, booking, onBook, onChangeWords, isKept, isNext }: WaysOnProps) {
  const { ways } = words;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <>
      <section id="none" className={`panel ${styles.ways}`} aria-labelledby={id}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {isNext ? ways.titleNext : ways.title}
        </h2>
        <p className="muted">{ways.text}</p>
        <ul>
          {onChangeWords && (
            <li>
              <button type="button" onClick={onChangeWords}>
                <Row icon={<IconPencil aria-hidden />} {...ways.words} />
              </button>
            </li>
          )}
          <li>
            <Link to="/symptoms">
              <Row icon={<IconBodyScan aria-hidden />} {...ways.body} />
            </Link>
          </li>
          {clinic.phone !== '' && (
            <li>
              <a href={`tel:${clinic.phone.replace(/[^0-9+]/g, '')}`}>
                <Row
                  icon={<IconPhone aria-hidden />}
                  title={ways.phone.title}
                  text={`${clinic.phone} · ${ways.phone.text}`}
                />
              </a>
            </li>
          )}
          <li>
            <a href={`#${booking}`} onClick={onBook}>
              <Row icon={<IconCalendar aria-hidden />} {...ways.book} />
            </a>
          </li>
        </ul>
      </section>
      <p className={`row stretch gap-12 round sunk muted text-md icons-20 ${styles.note}`}>
        <IconInfoCircle aria-hidden />
        <span>
          {ways.worse(clinic.emergencyNumber)} {isKept && ways.record} {words.note}
        </span>
      </p>
    </>
  );
}

const Row = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    <span className={`stack fixed round sunk muted place-centre ${styles.icon}`}>{icon}</span>
    <span className={`grow min-0 ${styles.text}`}>
      <b className="block semibold">{title}</b>
      <span className="block muted lead-135">{text}</span>
    </span>
    <IconChevronRight aria-hidden className={`fixed faint ${styles.end}`} />
  </>
);
