// The one service worker of the app, built into /service-worker.js: what works offline, and notices on a locked phone.
import './offline.js';
import { listenForPush, type PushWorker } from './push.ts';

listenForPush(self as unknown as PushWorker);
