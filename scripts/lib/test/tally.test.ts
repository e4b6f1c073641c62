import { describe, expect, it } from 'vitest'
import { firstLines } from './first-lines.mjs'
import { Tally } from './tally.mjs'

const passed = { type: 'test', state: 'passed', file: 'a.test.ts', title: 'adds', ms: 5 } as const
const failed = { ...passed, state: 'failed', title: 'takes away', why: 'expected 1 · got 2' } as const
const end = { type: 'end' } as const

function tallyOf(events: Parameters<Tally['add']>[0][]): Tally {
  const tally = new Tally()
  for (const event of events) tally.add(event)
  return tally
}

describe('a tally', () => {
  it('counts tests by their state and names each that failed with its reason', () => {
    const { counts, failures } = tallyOf([passed, failed, { ...passed, state: 'skipped' }, end]).outcome(1)
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 })
    expect(failures).toEqual([{ name: 'a.test.ts › takes away', why: 'expected 1 · got 2' }])
  })

  it('counts a file that could not be loaded as one failure', () => {
    const events = [passed, { type: 'file', file: 'b.test.ts', why: 'cannot be loaded' } as const, end]
    expect(tallyOf(events).outcome(1).failures).toEqual([{ name: 'b.test.ts', why: 'cannot be loaded' }])
  })

  it('remembers where a browser test failed, so that it can be run again with a trace', () => {
    const tally = tallyOf([{ ...failed, project: 'phone', line: 7 }, end])
    expect(tally.failedPlaces).toEqual([{ file: 'a.test.ts', line: 7, project: 'phone' }])
    expect(tally.outcome(1).counts.failed).toBe(1)
  })

  it.each([
    ['that crashed', [passed], 1],
    ['that crashed after a failure', [passed, failed], 1],
    ['that stopped without a word', [passed], 0],
    ['that found no test', [end], 0],
    ['that broke outside of every test', [passed, end], 1],
  ] as const)('fails a run %s, whatever it counted', (_, events, exitCode) => {
    const before = events.filter(event => event === failed).length
    expect(tallyOf([...events]).outcome(exitCode).counts.failed).toBe(before + 1)
  })

  it('lets a change concern no test of a step', () => {
    expect(tallyOf([]).outcome(0, true).counts).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(tallyOf([]).outcome(1, true).counts.failed).toBe(1)
  })

  it('knows the slowest test', () => {
    expect(tallyOf([passed, { ...passed, title: 'waits', ms: 900 }]).slowest).toEqual({
      name: 'a.test.ts › waits',
      ms: 900,
    })
  })
})

it('says in one line, without colours, what an error says first', () => {
  expect(firstLines('\u001B[31mexpected 1\u001B[39m\n\n  got 2')).toBe('expected 1 · got 2')
})
