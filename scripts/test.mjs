// @ts-check
import { changedContext } from './lib/test/changed.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { lastLine } from './lib/counts.mjs'
import { runMain } from './lib/project.mjs'
import { optionsOf } from './lib/test/options.mjs'
import { STEPS, stepsOf } from './lib/test/steps.mjs'

// `npm test [-- step …]`: every test there is, or the named steps. A step that fails stops none after it.
// `npm test -- --changed`: what a change can have broken. `npm run test:nightly`: more rounds, at other times.
await runMain(async () => {
  const options = optionsOf(
    process.argv.slice(2),
    STEPS.map(({ name }) => name),
  )
  try {
    await ensureInstalled()
  } catch (error) {
    // Where not even this works nothing else can be tried: one failure, said once.
    console.log(error instanceof Error ? error.message : error)
    console.log(lastLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
  const { runSuite } = await import('./lib/test/run-suite.mjs')
  if (options.nightly) return (await import('./lib/test/nightly.mjs')).runNightly(options)
  const change = options.changed ? changedContext(options.changed) : undefined
  const { counts } = await runSuite(change?.steps ?? stepsOf(options.steps), options, change)
  console.log(lastLine(counts))
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0
})
