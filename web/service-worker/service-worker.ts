// The one service worker of the app, at /service-worker.js: what works without a connection, and notices on a locked phone. The
// build writes what it keeps into the two names below.
import { serveOffline, type WorkerScope } from './offline.ts';
import { listenForPush, type PushWorker } from './push.ts';

declare const __OFFLINE_FILES__: readonly string[];
declare const __OFFLINE_VERSION__: string;

serveOffline(self as unknown as WorkerScope, { files: __OFFLINE_FILES__, version: __OFFLINE_VERSION__ });
listenForPush(self as unknown as PushWorker);
