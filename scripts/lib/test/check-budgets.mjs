// @ts-check
import { existsSync } from 'node:fs'
import { inRoot, runMain } from '../project.mjs'
import { faultsOfBudgets, overBudget, readBudgets, refuse } from './budgets.mjs'
import { lastCosts } from './costs.mjs'
import { STEPS } from './steps.mjs'

// A part of `npm run check`: the budgets fit the tree, and what the last runs cost fits the budgets.
await runMain(async () => {
  const budgets = readBudgets()
  const steps = STEPS.map(({ name }) => name)
  const projects = STEPS.flatMap(({ vitest = [], playwright = [] }) => [...vitest, ...playwright])
  const exists = (/** @type {string} */ file) => existsSync(inRoot(file))
  refuse([
    ...faultsOfBudgets(budgets, { steps, projects, exists }),
    ...overBudget(budgets, stillThere(exists)),
  ])
  return 0
})

/** Of a file that is gone nothing can be asked any more. @param {(file: string) => boolean} exists */
function stillThere(exists) {
  const costs = lastCosts()
  const files = Object.entries(costs.files).map(([project, ofProject]) => [
    project,
    Object.fromEntries(Object.entries(ofProject).filter(([file]) => exists(file))),
  ])
  return { ...costs, files: Object.fromEntries(files) }
}
