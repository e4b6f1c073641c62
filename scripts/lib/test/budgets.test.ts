import { describe, expect, it } from 'vitest'
import { faultsOfBudgets, overBudget } from './budgets.mjs'
import { atPace, costsOfFiles, mergeCosts } from './costs.mjs'

const tree = { steps: ['unit', 'api'], projects: ['api'], exists: (file: string) => file !== 'gone.test.ts' }
const budgets = {
  yardstick: 0.05,
  whole: 30,
  steps: { unit: 10, api: 20 },
  files: { api: { each: 2, exceptions: { 'slow.test.ts': { cpu: 5, reason: 'starts two engines' } } } },
}
const cost = (cpu: number) => ({ cpu, wall: 1, peakMb: 1, tests: 1 })

describe('the budgets', () => {
  it('are accepted where each step has one and they add up to no more than the whole', () => {
    expect(faultsOfBudgets(budgets, tree)).toEqual([])
  })

  const exception = (file: string, cpu: number, reason: string) => ({
    ...budgets,
    files: { api: { each: 2, exceptions: { [file]: { cpu, reason } } } },
  })

  it.each([
    ['a missing yardstick', { ...budgets, yardstick: 0 }, 'yardstick: needs a number'],
    ['an unknown key', { ...budgets, more: 1 }, 'unknown key more'],
    ['a step that is not there', { ...budgets, steps: { ...budgets.steps, old: 1 } }, 'unknown key old'],
    ['a step without a budget', { ...budgets, steps: { api: 20 } }, 'steps.unit: no budget'],
    ['steps above the whole', { ...budgets, whole: 29 }, 'add up to 30'],
    ['a project without a budget', { ...budgets, files: {} }, 'files.api: no budget'],
    [
      'an exception for a file that is gone',
      exception('gone.test.ts', 5, 'starts two engines'),
      'there is no',
    ],
    ['an exception without a reason', exception('slow.test.ts', 5, ''), 'needs a reason'],
    ['an exception that is none', exception('slow.test.ts', 1, 'starts two engines'), 'is no exception'],
  ])('refuse %s', (_, wrong, fault) => {
    expect(faultsOfBudgets(wrong, tree)).toContainEqual(expect.stringContaining(fault))
  })

  it('name what used more than it may', () => {
    const costs = {
      whole: 31,
      steps: { unit: cost(11), api: cost(19) },
      files: { api: { 'slow.test.ts': 4.9, 'quick.test.ts': 2.1 } },
    }
    expect(overBudget(budgets, costs)).toEqual([
      'the whole run: 31.0 CPU-s of 30',
      'unit: 11.0 CPU-s of 10',
      '[api] quick.test.ts: 2.1 CPU-s of 2',
    ])
  })
})

describe('what a run cost', () => {
  const costs = {
    whole: 50,
    steps: { unit: cost(8), api: cost(36) },
    files: { api: { 'slow.test.ts': 8, 'quick.test.ts': 3.6 } },
  }
  const onMachine = (yardstick: number, api = yardstick) =>
    atPace(costs, { budgeted: budgets.yardstick, whole: yardstick, steps: { unit: yardstick, api } })

  it('is no more than it may where neighbours made the yardstick as much dearer', () => {
    expect(overBudget(budgets, onMachine(0.1))).toEqual([])
  })

  it('is above its budget on a quick machine that hides it', () => {
    expect(overBudget(budgets, onMachine(0.03))).toContain('unit: 13.3 CPU-s of 10')
  })

  it('is held step by step, each with the yardstick of its own time', () => {
    expect(overBudget(budgets, onMachine(0.1, 0.06))).toEqual([
      'api: 30.0 CPU-s of 20',
      '[api] slow.test.ts: 6.7 CPU-s of 5',
      '[api] quick.test.ts: 3.0 CPU-s of 2',
    ])
  })

  it('stands as it was measured where there is no yardstick', () => {
    expect(atPace(costs, { budgeted: 0.05, steps: {} })).toEqual(costs)
  })
})

it('adds up what several workers used for a file, and keeps what another run measured', () => {
  const lines = [
    { file: 'a', project: 'api', cpu: 1 },
    { file: 'a', project: 'api', cpu: 0.5 },
  ]
  const files = costsOfFiles(lines)
  expect(files).toEqual({ api: { a: 1.5 } })
  const known = { whole: 30, steps: { unit: cost(1) }, files: { unit: { b: 1 } } }
  expect(mergeCosts(known, { steps: { api: cost(2) }, files })).toEqual({
    whole: 30,
    steps: { unit: cost(1), api: cost(2) },
    files: { unit: { b: 1 }, api: { a: 1.5 } },
  })
})
