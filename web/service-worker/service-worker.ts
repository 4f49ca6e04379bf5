// The service worker at /service-worker.js. The build writes what it keeps into the two names below.
import { serveOffline, type WorkerScope } from './offline.ts';

declare const __OFFLINE_FILES__: readonly string[];
declare const __OFFLINE_VERSION__: string;

serveOffline(self as unknown as WorkerScope, { files: __OFFLINE_FILES__, version: __OFFLINE_VERSION__ });
