// Own drawings of resources: cubes with a mark on top, red ones flat as bricks, so that no colour is needed to tell them
// from green ones; products with their own outline, a silver coin, soot.
import type { Kind } from './types';

export const RESOURCE_DRAWINGS: Record<Kind | 'pollution', string> = {
  green:
    '<path d="M50 6L92 28 50 50 8 28Z" fill="#7cc27c"/><path d="M8 28L50 50V95L8 72Z" fill="#4f9d55"/><path d="M92 28L50 50V95L92 72Z" fill="#37783f"/><g transform="matrix(.42 .22 -.42 .22 50 6)"><path d="M80 20C45 20 20 38 20 80 62 80 80 55 80 20Z" fill="#1f5a2c"/></g><path d="M50 6L92 28V72L50 95 8 72V28Z" fill="none" stroke="rgba(16,24,26,.55)" stroke-width="3.5" stroke-linejoin="round"/>',
  red: '<path d="M50 20L96 43 50 66 4 43Z" fill="#e58a70"/><path d="M4 43L50 66V92L4 69Z" fill="#c95640"/><path d="M96 43L50 66V92L96 69Z" fill="#9d3d2b"/><g transform="matrix(.46 .23 -.46 .23 50 20)"><path d="M14 30H86M14 68H86M50 30V68M30 68V92M70 8V30M30 8V30M70 68V92" stroke="#7d2716" stroke-width="10" fill="none"/></g><path d="M50 20L96 43V69L50 92 4 69V43Z" fill="none" stroke="rgba(16,24,26,.55)" stroke-width="3.5" stroke-linejoin="round"/>',
  yellow:
    '<path d="M50 6L92 28 50 50 8 28Z" fill="#ffdc83"/><path d="M8 28L50 50V95L8 72Z" fill="#e8b13a"/><path d="M92 28L50 50V95L92 72Z" fill="#bd8518"/><g transform="matrix(.42 .22 -.42 .22 50 6)"><circle cx="50" cy="50" r="26" fill="#8a5a00"/></g><path d="M50 6L92 28V72L50 95 8 72V28Z" fill="none" stroke="rgba(16,24,26,.55)" stroke-width="3.5" stroke-linejoin="round"/>',
  raw: '<path d="M50 6L92 28 50 50 8 28Z" fill="#ffdc83"/><path d="M8 28L50 50V95L8 72Z" fill="#4f9d55"/><path d="M92 28L50 50V95L92 72Z" fill="#c95640"/><path d="M50 6L92 28 50 50 8 28Z" fill="#e8b13a"/><path d="M8 28L50 50 92 28M50 50V95" stroke="#fff8e8" stroke-width="5" fill="none"/><path d="M50 6L92 28V72L50 95 8 72V28Z" fill="none" stroke="rgba(16,24,26,.55)" stroke-width="3.5" stroke-linejoin="round"/>',
  pollution:
    '<path d="M50 6L92 28 50 50 8 28Z" fill="#4a4f54"/><path d="M8 28L50 50V95L8 72Z" fill="#24282b"/><path d="M92 28L50 50V95L92 72Z" fill="#101214"/><g transform="matrix(.42 .22 -.42 .22 50 6)"><g fill="#0c0e0f"><circle cx="30" cy="34" r="11"/><circle cx="66" cy="30" r="8"/><circle cx="48" cy="68" r="13"/></g></g><path d="M50 6L92 28V72L50 95 8 72V28Z" fill="none" stroke="rgba(16,24,26,.55)" stroke-width="3.5" stroke-linejoin="round"/>',
  food: '<circle cx="50" cy="54" r="42" fill="#a9532a"/><circle cx="50" cy="48" r="42" fill="#e58a5b"/><circle cx="50" cy="48" r="33" fill="none" stroke="#fff3e2" stroke-width="4"/><g transform="translate(27 24) scale(.46)" fill="#4c1d06"><path d="M46 6h8v88h-8z"/><path d="M50 40C30 38 22 26 22 12c18 2 28 12 28 28Zm0 0C70 38 78 26 78 12 60 14 50 24 50 40Zm0 28C30 66 22 54 22 40c18 2 28 12 28 28Zm0 0c20-2 28-14 28-28-18 2-28 12-28 28Z"/></g>',
  construction:
    '<path d="M50 10L94 42V98H6V42Z" fill="#5f564b"/><path d="M50 4L94 36V92H6V36Z" fill="#a79b8c"/><path d="M50 16L83 40V82H17V40Z" fill="none" stroke="#fff8ec" stroke-width="4"/><path d="M28 47h44v10H28zm0 15h20v12H28zm25 0h19v12H53z" fill="#352d24"/>',
  goods:
    '<rect x="6" y="14" width="88" height="84" rx="8" fill="#2f4d70"/><rect x="6" y="6" width="88" height="84" rx="8" fill="#6f97c4"/><rect x="15" y="15" width="70" height="66" rx="4" fill="none" stroke="#f2f7fc" stroke-width="4"/><path d="M24 72L76 24M24 24h52v48H24z" stroke="#14304e" stroke-width="7" fill="none"/>',
  money:
    '<circle cx="50" cy="55" r="41" fill="#6c7775"/><circle cx="50" cy="48" r="41" fill="#d9dfdc"/><circle cx="50" cy="48" r="31" fill="none" stroke="#7f8b88" stroke-width="3"/><circle cx="50" cy="48" r="11" fill="none" stroke="#22302f" stroke-width="6.5"/><path d="M50 24v6M50 66v6M26 48h6M68 48h6M33 31l4 4M63 61l4 4M67 31l-4 4M37 61l-4 4" stroke="#22302f" stroke-width="6" stroke-linecap="round"/>',
  product:
    '<g><circle cx="34" cy="36" r="26" fill="#e58a5b" stroke="#fff8ec" stroke-width="4"/><path d="M68 16L92 35V62H44V35Z" fill="#a79b8c" stroke="#fff8ec" stroke-width="4" stroke-linejoin="round"/><rect x="28" y="50" width="44" height="42" rx="5" fill="#6f97c4" stroke="#fff8ec" stroke-width="4"/></g>',
};
