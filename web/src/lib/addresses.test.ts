import { expect, it } from 'vitest';
import { waysIn } from './addresses';

const at = (origin: string): Location => new URL(origin) as unknown as Location;
const told = (addresses: { name: string; url: string }[]) => async () => ({
  everywhere: addresses.length > 0,
  addresses,
  command: './play --host 0.0.0.0',
});

it('hands out the address that others can open', async () => {
  const both = told([
    { name: 'wlan0', url: 'http://192.168.1.24:8000' },
    { name: 'eth0', url: 'http://10.0.0.7:8000' },
  ]);
  const { ways, command } = await waysIn(at('http://127.0.0.1:8000'), both);
  expect(ways.map(({ origin }) => origin)).toEqual(['http://192.168.1.24:8000', 'http://10.0.0.7:8000']);
  expect(command).toBeNull();
});

it('says how to let others in where only this computer is served', async () => {
  expect(await waysIn(at('http://localhost:8000'), told([]))).toEqual({ ways: [], command: './play --host 0.0.0.0' });
});

it('takes the page’s own address where others have come by it', async () => {
  const { ways } = await waysIn(at('https://play.example.org'), () => Promise.reject(new Error('not asked')));
  expect(ways).toEqual([{ name: '', origin: 'https://play.example.org' }]);
});
