import { classNames } from '#web/ui/class-names.ts';
import styles from './what-happens-next.module.css';

const MOMENTS = [
  ['You apply', 'Who you are, your licence, the department you would like to work in.'],
  ['We read it', 'An administrator checks your licence and decides. You get a mail either way.'],
  ['You choose a password', 'The invitation carries a link. It works once, for 24 hours.'],
  ['You log in', 'With your e-mail address, on the Doctor Login page.'],
] as const;

/** The line of time of an application; its bead is where it stands. */
export function WhatHappensNext({ current }: { current: number }) {
  return (
    <div className={styles.next}>
      <h2>What happens next</h2>
      <ol>
        {MOMENTS.map(([title, text], index) => (
          <li
            key={title}
            className={classNames('relative muted', index < current && styles.past, index === current && styles.now)}
            aria-current={index === current ? 'step' : undefined}
          >
            <b className="block ink text-18 semibold">{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
