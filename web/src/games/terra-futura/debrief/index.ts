// The slides of a debrief that are about a game of Terra Futura, in their order.
import type { Slide } from '../../../lessons/debrief/slides';
import Dirt from './Dirt.svelte';
import Points from './Points.svelte';
import SameCards from './SameCards.svelte';
import { slidesOf } from './types';

export default [
  { name: 'points', has: (told) => !!slidesOf(told).sources?.length, slide: Points },
  { name: 'dirt', has: (told) => !!slidesOf(told).sources?.length, slide: Dirt },
  { name: 'search', has: ({ laws, laws_ready }) => laws !== null || !laws_ready, isModel: true, slide: SameCards },
] satisfies Slide[];
