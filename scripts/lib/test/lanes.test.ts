import { expect, it } from 'vitest'
import { runInLanes } from './lanes.mjs'
import { STEPS, stepsOf } from './steps.mjs'

type Step = { name: string; lane: string; needs?: string[] }

/** Runs steps that end when they are told to. */
function runner(steps: Step[], hasRoom = true) {
  const begun: string[] = []
  const end = new Map<string, () => void>()
  const run = (one: Step, workers: number) => {
    begun.push(`${one.name} ${workers}`)
    return new Promise<void>(resolve => end.set(one.name, resolve))
  }
  const ended = runInLanes(steps, run, hasRoom)
  const finish = async (name: string) => {
    end.get(name)?.()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { begun, ended, finish }
}

const step = (name: string, lane: string, ...needs: string[]): Step => ({ name, lane, needs })

it('runs one step of each lane at a time', async () => {
  const { begun, ended, finish } = runner([step('a', 'left'), step('b', 'left'), step('c', 'right')])
  expect(begun).toEqual(['a 1', 'c 1'])
  await finish('a')
  expect(begun).toEqual(['a 1', 'c 1', 'b 1'])
  await finish('c')
  await finish('b')
  await ended
})

it('lets a lane that is done take the next step of the other, and a step that is alone have both workers', async () => {
  const steps = [step('a', 'left'), step('c', 'right'), step('d', 'right'), step('e', 'right')]
  const { begun, ended, finish } = runner(steps)
  await finish('a')
  expect(begun).toEqual(['a 1', 'c 1', 'd 1'])
  await finish('c')
  await finish('d')
  expect(begun).toEqual(['a 1', 'c 1', 'd 1', 'e 1'])
  await finish('e')
  await ended
})

it('does not begin a step before what it needs has ended', async () => {
  const { begun, ended, finish } = runner([step('build', 'left'), step('api', 'right', 'build')])
  expect(begun).toEqual(['build 1'])
  await finish('build')
  expect(begun).toEqual(['build 1', 'api 2'])
  await finish('api')
  await ended
})

it('runs one step after the other, with one worker, where memory has no room for two', async () => {
  const { begun, ended, finish } = runner([step('a', 'left'), step('c', 'right')], false)
  expect(begun).toEqual(['a 1'])
  await finish('a')
  expect(begun).toEqual(['a 1', 'c 1'])
  await finish('c')
  await ended
})

it('names no step before one that it needs, since they may run one after the other', () => {
  const before = (name: string) =>
    STEPS.slice(
      0,
      STEPS.findIndex(one => one.name === name),
    ).map(one => one.name)
  for (const { name, needs = [] } of STEPS) expect(before(name)).toEqual(expect.arrayContaining(needs))
})

it('names only steps that there are, and builds for those that need it', () => {
  const names = STEPS.map(({ name }) => name)
  expect(STEPS.flatMap(({ needs = [] }) => needs).filter(name => !names.includes(name))).toEqual([])
  expect(stepsOf(['grid']).map(({ name }) => name)).toEqual(['build', 'grid'])
  expect(stepsOf(['unit']).map(({ name }) => name)).toEqual(['unit'])
})
