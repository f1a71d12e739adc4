// The slides of a debrief that are about a game of Terra, in their order.
import type { Slide } from '../../../lessons/debrief/slides';
import Given from './Given.svelte';
import Moments from './Moments.svelte';
import Rich from './Rich.svelte';
import Rounds from './Rounds.svelte';
import Said from './Said.svelte';
import Twins from './Twins.svelte';
import { slidesOf } from './types';

export default [
  { name: 'rounds', has: (told) => !!slidesOf(told).rounds, slide: Rounds },
  { name: 'moments', has: (told) => !!slidesOf(told).moments?.length, slide: Moments },
  { name: 'given', has: (told) => !!slidesOf(told).given, slide: Given },
  { name: 'rich', has: (told) => !!slidesOf(told).rich?.length, slide: Rich },
  { name: 'said', has: (told) => !!slidesOf(told).said, slide: Said },
  { name: 'twins', has: (told) => !!slidesOf(told).twins?.length, slide: Twins },
] satisfies Slide[];
