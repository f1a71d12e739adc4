// The bots' characters as geometry in two inks and a sun, which is the card that it holds: given, kept, doubled or lost.
import { INK, SUN, type Portrait } from '../../lib/portraits';

const line = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-width`;

const portraits: Record<string, Portrait> = {
  tips: {
    ground: '#1f5232',
    body: `<path d="M12 30a20 20 0 0 0 40 0" ${line}="5"/><circle cx="32" cy="27" r="8" fill="${SUN}"/>`,
  },
  greedy: {
    ground: '#4a3a2a',
    body: `<path d="M6 44q6.500-9 13 0t13 0 13 0 13 0" ${line}="4.500"/><path d="M6 54q6.500-9 13 0t13 0 13 0 13 0" ${line}="4.500" opacity=".5"/><circle cx="25.500" cy="27" r="9" fill="${SUN}"/>`,
  },
  altruist: {
    ground: '#0a5a57',
    body: `<circle cx="32" cy="32" r="8" fill="${SUN}"/><path d="M32 8v9M32 47v9M8 32h9M47 32h9M15 15l6.500 6.500M42.500 42.500 49 49M49 15l-6.500 6.500M21.500 42.500 15 49" ${line}="4.200"/>`,
  },
  'fair-sharer': {
    ground: '#2f4a17',
    body: `<path d="M14 22h36M32 22v28M22 52h20" ${line}="4"/><circle cx="14" cy="34" r="7.500" fill="${INK}"/><circle cx="50" cy="34" r="7.500" fill="${SUN}"/>`,
  },
  'late-saver': {
    ground: '#571a1c',
    body: `<path d="M6 54V36h28l5 6 4 12Z" fill="${INK}"/><circle cx="31" cy="25" r="8" fill="${SUN}"/><path d="M44 36h4M52 36h4" ${line}="3.500" opacity=".6"/>`,
  },
  'tit-for-tat': {
    ground: '#14305c',
    body: `<path d="M29 12a20 20 0 0 0 0 40Z" fill="${INK}"/><path d="M35 12a20 20 0 0 1 0 40Z" ${line}="3.500"/><circle cx="21" cy="32" r="5" fill="#14305c"/><circle cx="43" cy="32" r="5" fill="${SUN}"/>`,
  },
  punisher: {
    ground: '#3d2026',
    body: `<circle cx="32" cy="32" r="10" fill="${SUN}"/><path d="M17 12v40M27 12v40M37 12v40M47 12v40" ${line}="4"/>`,
  },
  selfish: {
    ground: '#5a3b0f',
    body: `<path d="M40.500 14.500a19 19 0 1 0 8 8.500" ${line}="5"/><circle cx="32" cy="32" r="8.500" fill="${SUN}"/>`,
  },
  bluffer: {
    ground: '#5c2550',
    body: `<circle cx="25" cy="32" r="15" fill="${INK}"/><circle cx="39" cy="32" r="15" ${line}="3.500" stroke-dasharray="5 5"/><circle cx="25" cy="32" r="6" fill="${SUN}"/>`,
  },
  helper: {
    ground: '#1c4a63',
    body: `<path d="M12 16h40v26H34l-10 9v-9H12Z" ${line}="4" stroke-linejoin="round"/><circle cx="32" cy="29" r="7" fill="${SUN}"/>`,
  },
  search: {
    ground: '#3a2551',
    body: `<path d="M12 32h10M22 32 34 18M22 32 34 46M34 18 48 11M34 18 48 24M34 46 48 40M34 46 48 53" ${line}="3.600"/><circle cx="12" cy="32" r="4.500" fill="${INK}"/><circle cx="49" cy="24" r="5.500" fill="${SUN}"/>`,
  },
  'learned-selfish': {
    ground: '#5a2f0f',
    body: `<path d="M14 50V20M14 50h36" ${line}="4"/><path d="M18 46 30 34l8 6 12-20" ${line}="3.600"/><circle cx="50" cy="18" r="6" fill="${SUN}"/>`,
  },
  'learned-balanced': {
    ground: '#2b3f4f',
    body: `<path d="M14 50V20M14 50h36" ${line}="4"/><path d="M18 42q10-14 16-6t16-14" ${line}="3.600"/><circle cx="33" cy="34" r="6" fill="${SUN}"/>`,
  },
  'learned-cooperative': {
    ground: '#17534a',
    body: `<path d="M14 50V20M14 50h36" ${line}="4"/><path d="M18 44q14-4 32-22M18 34q14 8 32-2" ${line}="3.600"/><circle cx="34" cy="35" r="6" fill="${SUN}"/>`,
  },
  'learned-alone': {
    ground: '#33305a',
    body: `<circle cx="32" cy="32" r="19" ${line}="4" stroke-dasharray="9 6"/><circle cx="32" cy="32" r="7" fill="${SUN}"/>`,
  },
};

export default portraits;
