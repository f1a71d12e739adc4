// The browser compiles every file as a whole while it loads, not function by function when a page is made of them (a hint
// that Chromium takes and others do not see).
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

export function compiled(): Plugin {
  return {
    name: 'terrae-compiled',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
