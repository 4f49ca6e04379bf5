import type { ComponentType } from 'react';
import { barRef } from '../viewport/bars.ts';
import { useSectionInView } from '../viewport/section-in-view.ts';
import styles from './thumb-bar.module.css';

type Section = { id: string; label: string; icon: ComponentType<{ 'aria-hidden': true }> };

/** The sections of a long page under the thumb, on small screens. */
export function ThumbBar({ label, sections }: { label: string; sections: readonly Section[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav ref={barRef.bottom} className={`no-print hidden ${styles.bar}`} aria-label={label}>
      {sections.map(({ id, label: name, icon: Icon }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          <Icon aria-hidden />
          {name}
        </a>
      ))}
    </nav>
  );
}
