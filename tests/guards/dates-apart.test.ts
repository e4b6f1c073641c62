import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..', '..', 'src')

/** A date of figures that stands bare among other words: "11-20-2026" would turn to "2026-20-11" beside Arabic ones. */
const bareDates = (code: string) =>
  code.match(/(?<!<(Ltr|bdi dir="ltr")( key="\w+")?>\s*|[=$])\{formats\.(date|instant)\(/g) ?? []

it('Every date of figures among the words of a page keeps its order in Arabic', async () => {
  expect(bareDates('<p>{day} {formats.date(on)}</p>')).toHaveLength(1)
  expect(bareDates('<Ltr>\n  {formats.date(on)}</Ltr> <Ltr>{formats.instant(at)}</Ltr>')).toEqual([])
  const files = (await readdir(source, { recursive: true })).filter(file => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(500)
  const found: string[] = []
  for (const file of files)
    if (bareDates(await readFile(path.join(source, file), 'utf8')).length > 0) found.push(file)
  expect(found).toEqual([])
})
