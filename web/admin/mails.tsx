import type { UseQueryResult } from '@tanstack/react-query';
import type { MailReply } from '#contract/admin.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { MailReader } from './mail-reader.tsx';
import { MailRow } from './mail-row.tsx';
import styles from './mails.module.css';
import { useMails } from './queries.ts';

type MailsProps = {
  /** In the demo clinic mails can be read here; a real one shows only whether they arrived. */
  isDemo: boolean;
  openId: string | undefined;
};

export function Mails({ isDemo, openId }: MailsProps) {
  const mails = useMails();
  const isReading = isDemo && openId !== undefined;
  return (
    <div className={classNames('stack start fit gap-20', isDemo && styles.readable, isReading && styles.reading)}>
      <Card title="Outbox" className={styles.outbox}>
        <p className="mb-12 muted">
          {isDemo
            ? 'The demo clinic sends nothing: its mails stay here, and you can read them.'
            : 'Whether mails arrive. What they say is nobody’s but the reader’s.'}
        </p>
        <QueryView query={mails as UseQueryResult<MailReply[]>} lines={8} empty="No mail has been written yet.">
          {(all) => (
            <ul className={styles.list}>
              {all.map((mail) => (
                <MailRow key={mail.id} mail={mail} canOpen={isDemo} isOpen={mail.id === openId} />
              ))}
            </ul>
          )}
        </QueryView>
        {mails.hasNextPage && (
          <Button
            isBlock
            onClick={() => void mails.fetchNextPage()}
            isBusy={mails.isFetchingNextPage}
            busyText="Loading…"
          >
            Older mails
          </Button>
        )}
      </Card>
      {isDemo && <MailReader key={openId} id={openId} />}
    </div>
  );
}
