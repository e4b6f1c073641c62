import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExportBrokeOff, exportRows, type ExportProgress } from '@contract/kernel/sheet/export-lines'

const encoder = new TextEncoder()

async function* cut(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = encoder.encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

async function rowsOf(text: string, size = 7, told: ExportProgress[] = []) {
  const rows = []
  for await (const batch of exportRows(cut(text, size), progress => told.push(progress))) rows.push(...batch)
  return rows
}

describe('the lines of an export', () => {
  it('are rows, however they are cut on the way', async () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 40 }),
        async (rows, size) => {
          const lines = [{ total: rows.length }, ...rows, { done: rows.length }]
          const text = lines.map(line => `${JSON.stringify(line)}\n`).join('')
          expect(await rowsOf(text, size)).toEqual(rows)
        },
      ),
    )
  })

  it('tell how far they are', async () => {
    const told: ExportProgress[] = []
    await rowsOf('{"total":2}\n["a"]\n["b"]\n{"done":2}\n', 1000, told)
    expect(told.at(-1)).toEqual({ done: 2, total: 2 })
  })

  it('need no last line end', async () => {
    expect(await rowsOf('{"total":1}\n["a"]\n{"done":1}')).toEqual([['a']])
  })

  it.each([
    ['no end', '{"total":2}\n["a"]\n["b"]\n'],
    ['half a line', '{"total":2}\n["a"]\n["b'],
    ['fewer rows than told', '{"total":2}\n["a"]\n{"done":2}\n'],
    ['nothing', ''],
  ])('are told to have broken off by %s', async (_why, text) => {
    await expect(rowsOf(text)).rejects.toBeInstanceOf(ExportBrokeOff)
  })
})
