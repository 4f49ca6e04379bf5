export { type Beat, pulseLine } from '../landing/drawings/beat.ts';
