// @ts-check
import { describeCheck, runChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/project.mjs'

// `npm run check`: everything that can be said about the code without running it.
await runMain(async () => {
  await ensureInstalled()
  const results = await runChecks({}, result => console.log(describeCheck(result)))
  return results.every(({ ok }) => ok) ? 0 : 1
})
