import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A case is a test, a journey in the browser, or waits for something that does not exist yet. */
export type CaseHome = { test: string } | { journey: string } | { waits: string }
export type Case = { id: string; area: string; title: string }

/** Every case of these areas has one home, and the file it names tells its id. */
export function holdCasesToTheirHomes(
  cases: readonly Case[],
  areas: readonly string[],
  homes: Record<string, CaseHome>,
): void {
  const wanted = cases.filter(one => areas.includes(one.area))

  it('has a home for every case, and no home without one', () => {
    expect(Object.keys(homes).sort()).toEqual(wanted.map(one => one.id).sort())
  })

  it.each(wanted.map(one => [one.id, one.title] as const))('%s: %s', id => {
    const home = homes[id]
    if (!home) throw new Error(`${id} has no home`)
    if ('waits' in home) {
      expect(home.waits.length).toBeGreaterThan(20)
      return
    }
    const file = 'test' in home ? home.test : home.journey
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['"\`][^'"\`\\n]*\\b${id}\\b`))
  })
}
