// What the browser does before the app asks for it: it fetches the page of a table together with the app itself, for who
// comes here comes to play; and it compiles every file as a whole while it loads, not function by function when a page is
// made of them (a hint that Chromium takes and others do not see).
import type { Plugin } from 'vite';

const PAGE = '/routes/Table.svelte';
const HINT = '//# allFunctionsCalledOnLoad\n';

export function prefetch(): Plugin {
  return {
    name: 'terrae-prefetch',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(PAGE))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
