/** As messages, alerts and the ward say it. */
export const placeInWords = ({ room, bed }: { room: string; bed: string }): string => `Room ${room}, bed ${bed}`;
