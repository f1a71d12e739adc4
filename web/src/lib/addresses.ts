// The addresses by which others reach this table.
import { addresses } from '../api/http';
import type { Reach } from '../api/messages';
import { base } from './base';

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.') || host.endsWith('.localhost');

/** An address that others can open, and the network that it is in. */
export interface PublicWay {
  name: string;
  origin: string;
}

export interface Reached {
  ways: PublicWay[];
  /** Only this computer can open the table; so it must be started again with this command. */
  command: string | null;
}

/** The page's own address, unless it is this machine's name for itself: then those that the service knows. */
export async function waysIn(here = location, ask: () => Promise<Reach> = addresses): Promise<Reached> {
  if (!isLoopback(here.hostname)) return { ways: [{ name: '', origin: here.origin + base }], command: null };
  const { addresses: found, command } = await ask();
  return { ways: found.map(({ name, url }) => ({ name, origin: url })), command: found.length ? null : command };
}
