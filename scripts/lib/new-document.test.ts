import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { documentFiles, documentLines } from './new-document.mjs'
import { inserted } from './new-files.mjs'
import { inRoot } from './project.mjs'

const wanted = [
  { module: 'people', name: 'trip-request', migration: '9999' },
  { module: 'travel', name: 'trip-request', migration: '9999' },
]

describe('the skeleton of a document', () => {
  it.each(wanted)('finds the place of each line in the code as it is, in $module', async document => {
    const written = new Map(documentFiles(document).map(({ path, text }) => [path, text]))
    for (const line of documentLines(document)) {
      const text = written.get(line.path) ?? (await readFile(inRoot(line.path), 'utf8'))
      written.set(line.path, inserted(text, line))
    }
    expect(written.get('contract/modules/documents.ts')).toContain('tripRequest, ]')
    expect(written.get('contract/kernel/document-types.ts')).toContain("trip_request: { name: 'Trip request'")
  })

  it('says so where a file has no place for a line', () => {
    expect(() => inserted('nothing', { path: 'a.ts', before: 'something', text: 'x' })).toThrow('a.ts')
  })
})
