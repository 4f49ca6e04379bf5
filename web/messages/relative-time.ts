/** 'just now', '4 minutes ago', '2 hours ago', 'yesterday', '12 days ago'. */
export function relativeTime(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return count(hours, 'hour');
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : count(days, 'day');
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'} ago`;
