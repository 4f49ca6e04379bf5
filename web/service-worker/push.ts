// Shows the notices that the clinic pushes, and opens the right screen when one is tapped. It stores nothing, and asks the
// server for nothing: what a locked phone may show is all that it is sent.

type News = { title: string; body: string; topic: string; link: string; id: string };

type Waiting = { waitUntil(work: Promise<unknown>): void };
export type PushEvent = Waiting & { data: { json(): unknown } | null };
export type ClickEvent = Waiting & { notification: { close(): void; data: unknown } };
type Shown = { data: { id?: string } | null };
type Page = { url: string; focus(): Promise<unknown> };

/** The parts of a service worker's surroundings that are used here. */
export type PushWorker = {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  location: { origin: string };
  registration: {
    getNotifications(filter: { tag: string }): Promise<Shown[]>;
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    matchAll(filter: object): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
};

const HOME = '/dashboard';
const UNREADABLE: News = {
  ...{ title: 'Nadi', body: 'There is news for you. Open the app to see it.' },
  ...{ topic: 'news', link: HOME, id: '' },
};

export function listenForPush(worker: PushWorker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, newsOf(event))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data));
  });
}

/** A browser shows something of its own if we show nothing: so what cannot be read is news, too. */
function newsOf({ data }: PushEvent): News {
  try {
    const news = data?.json() as Partial<News> | null | undefined;
    return typeof news?.body === 'string' ? { ...UNREADABLE, ...news } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The next of a kind takes the place of the one before. It rings again, unless it is the same one sent twice. */
async function show({ registration }: PushWorker, { title, body, topic, link, id }: News): Promise<void> {
  const earlier = await registration.getNotifications({ tag: topic });
  const isRepeated = id !== '' && earlier.some(({ data }) => data?.id === id);
  await registration.showNotification(title, {
    ...{ body, tag: topic, renotify: !isRepeated, data: { link, id } },
    ...{ icon: '/icon-192.png', badge: '/icon-192.png' },
  });
}

/** A page that is open keeps what was typed there, unless it is the very one. */
async function open({ clients, location }: PushWorker, data: unknown): Promise<void> {
  const address = addressOf((data as { link?: unknown } | null)?.link, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}

/** A screen of this app, whatever was sent. */
function addressOf(link: unknown, origin: string): string {
  const address = typeof link === 'string' ? URL.parse(link, origin) : null;
  return address?.origin === origin ? address.href : new URL(HOME, origin).href;
}
