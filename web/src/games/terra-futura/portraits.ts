// The bots' characters as geometry in two inks and a sun, which is what it is after.
import { INK, SUN, type Portrait } from '../../lib/portraits';

const line = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-width`;

const portraits: Record<string, Portrait> = {
  greedy: {
    ground: '#1f5232',
    body: `<circle cx="32" cy="32" r="20" ${line}="4"/><circle cx="32" cy="32" r="12" ${line}="3.500"/><circle cx="32" cy="32" r="5.500" fill="${SUN}"/>`,
  },
  planner: {
    ground: '#4a3a2a',
    body: `<path d="M10 52q4-18 14-18t12-8 14-12" ${line}="4" stroke-dasharray="1 8"/><circle cx="10" cy="52" r="4.500" fill="${INK}"/><circle cx="51" cy="14" r="7" fill="${SUN}"/>`,
  },
  learned: {
    ground: '#14305c',
    body: `<path d="M9 53h12V42h12V31h12V20h9" ${line}="4.500" stroke-linejoin="round"/><circle cx="50" cy="11" r="6" fill="${SUN}"/>`,
  },
  search: {
    ground: '#3a2551',
    body: `<path d="M12 32h10M22 32 34 18M22 32 34 46M34 18 48 11M34 18 48 24M34 46 48 40M34 46 48 53" ${line}="3.600"/><circle cx="12" cy="32" r="4.500" fill="${INK}"/><circle cx="49" cy="24" r="5.500" fill="${SUN}"/>`,
  },
};

export default portraits;
