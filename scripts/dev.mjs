// @ts-check
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/project.mjs'
import { startInForeground, toolFile } from './lib/run.mjs'

// `npm run dev`: the API and Vite side by side, each reloading on change. One Ctrl-C, or the end of either, ends both.
await runMain(async () => {
  await ensureInstalled()
  const both = [
    [toolFile('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'],
    [toolFile('vite'), '--clearScreen', 'false'],
  ].map(args => startInForeground(args, { stdin: 'ignore' }))
  const code = await Promise.race(both.map(({ ended }) => ended))
  // A second signal would cut short what the first one began.
  for (const { child, wasToldToStop } of both) if (!wasToldToStop()) child.kill('SIGTERM')
  await Promise.all(both.map(({ ended }) => ended))
  return code
})
