import { IconArrowLeft, IconArrowRight, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { t } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import styles from './page-viewer.module.css';
import { pageAddress } from './queries.ts';
import { pageNotes } from './words.ts';

/** One page at a time: only what is on the screen is fetched, and only that is noted as opened. */
export function PageViewer({ document: { id, title, pages } }: { document: PatientDocument }) {
  const [index, setIndex] = useState(0);
  const page = pages[index];
  const notes = pageNotes(pages);
  return (
    <div className="stack fit gap-12">
      {notes.length > 0 && (
        <AlertBox tone="attention" title={t('This document could not be read in full.')}>
          {notes.join(' ')} {t('Compare it with the original.')}
        </AlertBox>
      )}
      {page && <Picture key={page.number} {...{ id, title, page, count: pages.length }} />}
      <div className="row wrap between gap-12">
        {pages.length > 1 && (
          <div className="row gap-12">
            <Button
              icon={<IconArrowLeft aria-hidden />}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
              aria-label={t('Page before')}
              isIconOnly
            />
            <span role="status">{t('Page {n} of {all}', { n: index + 1, all: pages.length })}</span>
            <Button
              icon={<IconArrowRight aria-hidden />}
              disabled={index === pages.length - 1}
              onClick={() => setIndex(index + 1)}
              aria-label={t('Next page')}
              isIconOnly
            />
          </div>
        )}
        {page && page.state !== 'unread' && (
          <ButtonAnchor
            href={pageAddress(id, page.number)}
            target="_blank"
            rel="noreferrer"
            icon={<IconZoomIn aria-hidden />}
          >
            {t('Full size')}
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}

type PictureProps = { id: string; title: string; page: PatientDocument['pages'][number]; count: number };

function Picture({ id, title, page, count }: PictureProps) {
  const [isLost, setLost] = useState(false);
  if (page.state === 'unread') {
    return (
      <p className={`muted sunk round ${styles.missing}`}>
        {t('Page {number} could not be read.', { number: page.number })}
      </p>
    );
  }
  if (isLost) {
    return (
      <AlertBox tone="urgent" title={t('This page could not be loaded.')}>
        <Button onClick={() => setLost(false)}>{t('Try again')}</Button>
      </AlertBox>
    );
  }
  return (
    <img
      className={`outlined round ${styles.page}`}
      src={pageAddress(id, page.number)}
      width={page.width ?? undefined}
      height={page.height ?? undefined}
      alt={t('{title}, page {number} of {count}', { title, number: page.number, count })}
      onError={() => setLost(true)}
    />
  );
}
