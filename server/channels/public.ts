// The parts of the store that later modules may use.

/** Notices to phones and by text, for the administrator. */
export { deliveriesNewestFirst as findDeliveries } from './store.ts';
export { gatewayFigures as findGatewayFigures } from './texts/store.ts';
