import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { names } from '@tests/guards/case-titles'

/** Where a case is tried: by a test, in a browser, or not yet, and then why. A part may wait beside what is tried. */
export type CaseProof = { test?: string; journey?: string; waits?: string }
export type Case = { id: string; area: string }

const root = resolve(import.meta.dirname, '..', '..')
const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** Every case of these areas has one place, and the file named there has it in a title. */
export function holdCases(
  cases: readonly Case[],
  areas: ReadonlySet<string>,
  tried: Record<string, CaseProof>,
): void {
  it('each stand there once, and none that is unknown', () => {
    const due = cases.filter(({ area }) => areas.has(area)).map(({ id }) => id)
    expect(due.length).toBeGreaterThan(0)
    expect(new Set(due).size).toBe(due.length)
    expect(Object.keys(tried).sort()).toEqual(due.sort())
  })

  it('are each tried, or say what they wait for', () => {
    const told = ({ test, journey, waits }: CaseProof) => Boolean(test ?? journey ?? waits) && waits !== ''
    expect(Object.entries(tried).filter(([, place]) => !told(place))).toEqual([])
  })

  it('have their name in a title, in the file that is named', () => {
    const missing = Object.entries(tried).flatMap(([id, { test, journey }]) =>
      [test, journey]
        .filter(path => path !== undefined && !names(textOf(path), id))
        .map(path => `${id} in ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('are tried in a browser where they are journeys', () => {
    for (const { journey } of Object.values(tried))
      if (journey) expect(journey).toMatch(/^tests\/journeys\/[a-z-]+\.spec\.ts$/)
  })
}
