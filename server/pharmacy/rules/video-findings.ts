// What is prescribed from a visit by video. Pure: it asks what the visit was, not which button was pressed.
import { type ByVideo, type Facts, type Finding, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { type VideoList, videoListOf } from './video-lists.ts';

const SOURCE = 'Telemedicine Practice Guidelines 2020 (India), in the clinic’s table';

export function videoFindings({ orders, byVideo }: Facts, table: SafetyTable): Finding[] {
  if (!byVideo || orders.length === 0) return [];
  const all = ofAll(orders, byVideo, table);
  return all.length > 0 ? all : orders.flatMap((order) => ofOrder(order, byVideo, table));
}

/** Before anything is prescribed: whether it may be at all, and for whom. */
function ofAll(orders: readonly Ordered[], byVideo: ByVideo, table: SafetyTable): Finding[] {
  const about = { table, orders: orders.map(({ index }) => index), names: [] };
  if (byVideo.rules === 'off') {
    const why = 'This clinic prescribes no medicine in a video visit.';
    return [forbidden('V-001', 'Nothing is prescribed by video', why, 'Ask the patient to come in.', about)];
  }
  if (!byVideo.isIdentityChecked) {
    const why = 'Nobody has confirmed in this video visit who the patient is.';
    const instead = 'Ask for the full name and the date of birth, and note it in the visit.';
    return [forbidden('V-002', 'Identity not checked', why, instead, about)];
  }
  if (byVideo.isAdultMissing) {
    const why = 'The patient is a child, and no adult is noted as present in this video visit.';
    return [forbidden('V-003', 'No adult noted', why, 'Note in the visit who is with the child.', about)];
  }
  return [];
}

const COMES_IN = 'Ask the patient to come in, or choose another medicine.';

function ofOrder(order: Ordered, byVideo: ByVideo, table: SafetyTable): Finding[] {
  const about = { table, orders: [order.index], names: [order.name] };
  const title = `${order.name} cannot be prescribed in a video visit`;
  switch (gravest(order, byVideo, table)) {
    case 'never':
      return [
        forbidden(
          'V-010',
          title,
          'Medicines of Schedule X, narcotic and psychotropic ones are never prescribed from a video visit.',
          COMES_IN,
          about,
        ),
      ];
    case 'B': {
      const why =
        'By video it is only repeated, or added to a treatment, for which you have seen the patient in person in the last six months.';
      return [forbidden('V-011', title, why, COMES_IN, about)];
    }
    case 'A': {
      const why =
        'The patient was not seen on the picture in this visit. By sound or chat it is only repeated, within six months of a visit in person.';
      return [forbidden('V-012', title, why, 'Go back to video, or ask the patient to come in.', about)];
    }
    case 'unlisted':
      return [
        {
          ...{
            key: keyOf('by-video', 'V-020', about.names),
            kind: 'by-video',
            severity: 'caution',
            orders: about.orders,
          },
          title: `${order.name} is in no list for video visits`,
          why: 'The clinic’s table does not say whether it may be prescribed by video.',
          instead: 'Write why it may be, or ask the patient to come in.',
          source: table.cite('V-020', SOURCE),
          needsReason: true,
        },
      ];
    default:
      return [];
  }
}

/** What stands in the way of this order; undefined: nothing. Of several ingredients the gravest counts. */
function gravest(
  order: Ordered,
  byVideo: ByVideo,
  table: SafetyTable,
): Exclude<VideoList, 'O'> | 'unlisted' | undefined {
  const inTheWay = order.parts.map(({ ingredient }) => {
    const list = videoListOf(ingredient, table.classesOf(ingredient));
    if (list === 'A') return byVideo.isSeen || byVideo.prescribedBefore.has(ingredient) ? undefined : 'A';
    if (list === 'B') return byVideo.prescribedInPerson.has(ingredient) || byVideo.isFollowUp ? undefined : 'B';
    return list === 'O' ? undefined : (list ?? 'unlisted');
  });
  const isUnknown = order.parts.length === 0 || order.unknown.length > 0;
  const all = [...inTheWay, ...(isUnknown ? (['unlisted'] as const) : [])];
  return (['never', 'B', 'A', 'unlisted'] as const).find((one) => all.includes(one));
}

type About = { table: SafetyTable; orders: number[]; names: string[] };

/** No reason lifts it. */
const forbidden = (
  entry: string,
  title: string,
  why: string,
  instead: string,
  { table, orders, names }: About,
): Finding => ({
  key: keyOf('by-video', entry, names),
  ...{ kind: 'by-video', severity: 'severe', orders, title, why, instead },
  source: table.cite(entry, SOURCE),
  ...{ needsReason: true, isForbidden: true },
});
