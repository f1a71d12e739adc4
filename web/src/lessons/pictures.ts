// The nine pictures of the door, in the order of their numbers.
import bell from 'icon:ph/bell-fill';
import boat from 'icon:ph/sailboat-fill';
import fish from 'icon:ph/fish-fill';
import house from 'icon:ph/house-fill';
import key from 'icon:ph/key-fill';
import moon from 'icon:ph/moon-fill';
import sun from 'icon:ph/sun-fill';
import tree from 'icon:ph/tree-evergreen-fill';
import umbrella from 'icon:ph/umbrella-fill';
import type { Drawing } from '../lib/drawing';

/** Each is called `web-picture-<name>`. */
export const PICTURES: { name: string; icon: Drawing }[] = [
  { name: 'sun', icon: sun },
  { name: 'boat', icon: boat },
  { name: 'key', icon: key },
  { name: 'tree', icon: tree },
  { name: 'house', icon: house },
  { name: 'fish', icon: fish },
  { name: 'bell', icon: bell },
  { name: 'moon', icon: moon },
  { name: 'umbrella', icon: umbrella },
];
