// Figures of video visits for the people who run the server; without an id, a name or an account.
import { Counter, Histogram } from 'prom-client';

export const visitsEnded = new Counter({
  ...{ name: 'nadi_video_visits_total', help: 'Video visits by how they ended', labelNames: ['how'], registers: [] },
});

export const visitSetUp = new Histogram({
  name: 'nadi_video_visit_set_up_seconds',
  help: 'From Let in to the first sound or picture, by whether a relay was needed',
  labelNames: ['relayed'],
  buckets: [0.5, 1, 2, 3, 5, 10, 30],
  registers: [],
});

export const ladderSteps = new Counter({
  name: 'nadi_video_visit_steps_total',
  help: 'Steps between video, sound, chat and a call back, by whether someone chose them',
  labelNames: ['mode', 'chosen'],
  registers: [],
});
