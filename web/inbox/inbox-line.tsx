import { IconChevronRight, IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Badge } from '../ui/badges/badge.tsx';
import { useInboxCounts } from './counts.ts';
import styles from './inbox-line.module.css';

/** One line on the patient's home that leads to the messages. */
export function InboxLine() {
  const unread = useInboxCounts().data?.unread ?? 0;
  return (
    <Link to="/messages" className={`row gap-12 ink surface ${styles.line}`}>
      <IconMessages aria-hidden />
      <b>Messages</b>
      {unread > 0 && <Badge tone="action">{unread} new</Badge>}
      <IconChevronRight className="push" aria-hidden />
    </Link>
  );
}
