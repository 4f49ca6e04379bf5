// Where a browser may let itself be sent notices. The address comes from the browser, so it is a stranger's: it must never make
// this server call the clinic's own machines.
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Apart: a list of both would take every IPv4 address for the IPv6 one that it is mapped to.
const NOT_PUBLIC = { ipv4: new BlockList(), ipv6: new BlockList() };
// RFC 6890 and its registries: this host, private, shared, loopback, link-local, documentation, benchmarks, multicast, reserved.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.ipv4.addSubnet(network, bits, 'ipv4');
// Of IPv6 only global unicast is public; within it not what carries another address in itself, or is for documents.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.ipv6.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !NOT_PUBLIC[family].check(address, family);
};

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export type Allowance = { mayBeLoopback: boolean };

/** Null for an address that nothing is ever sent to. A name is looked at again, as a number, when something is sent. */
export function readPushAddress(given: string, { mayBeLoopback }: Allowance): URL | null {
  const address = URL.parse(given);
  if (!address || address.username || address.password) return null;
  if (mayBeLoopback && LOOPBACK.test(address.hostname)) return address;
  if (address.protocol !== 'https:' || address.port !== '') return null;
  const host = address.hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? address : null;
  return isPublicName(host) ? address : null;
}

/** A name that only a local network knows has no dot or one of these endings. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !/\.(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|arpa)$/.test(host);

/** Answers with public addresses only, at the moment of the call: a name may have meant another machine when it was checked. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error('Not a public address.'), { code: 'ENOTPUBLIC' }), '', 0);
    }
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
