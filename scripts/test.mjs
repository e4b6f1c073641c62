// @ts-check
import { ensureInstalled } from './lib/install.mjs'
import { PlainError, runMain } from './lib/project.mjs'
import { countsOf, lastLine, sumOf } from './lib/counts.mjs'
import { STEPS } from './lib/test-steps.mjs'

// `npm test [-- step …]`: every test there is, or the named steps. A step that fails stops none after it.
runMain(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter(name => !STEPS.some(step => step.name === name))
  if (unknown.length > 0) {
    throw new PlainError(
      `No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}`,
    )
  }
  const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

  // Where not even this works nothing else can be tried: one failure, said once.
  const broken = await runStep(ensureInstalled)
  if (broken) {
    console.log(lastLine(broken.counts))
    return 1
  }

  const results = []
  for (const step of steps) {
    console.log(`\n━━ ${step.name}: ${step.what}`)
    const from = performance.now()
    const outcome = await runStep(step.run)
    results.push({ name: step.name, ...outcome, seconds: (performance.now() - from) / 1000 })
  }

  console.log('')
  // Once more where whoever opens a long log looks first: at its end.
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`✗ ${name}: ${failure.name}\n    ${failure.why}`)
  }
  for (const { name, counts, seconds } of results) {
    console.log(`${name.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${lastLine(counts)}`)
  }
  const total = sumOf(results.map(({ counts }) => counts))
  console.log(lastLine(total))
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/**
 * What a step answers; one failure where it broke.
 * @template T
 * @param {() => Promise<T>} run
 */
async function runStep(run) {
  try {
    return await run()
  } catch (error) {
    console.log(error instanceof PlainError ? error.message : error)
    return { counts: countsOf({ failed: 1 }), failures: [] }
  }
}
