import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the documents', () => {
  const documents = [
    'README.md',
    'docs/architecture.md',
    'docs/add-a-module.md',
    'docs/operating.md',
    'docs/glossary.md',
  ]

  it.each(documents)('%s names only paths that exist', document => {
    const text = readFileSync(document, 'utf8')
    const named = [
      ...text.matchAll(/`((?:src|server|contract|tests|docs|bench|scripts|public)\/[\w./-]*)`/g),
    ].map(match => match[1] ?? '')
    expect(named.filter(path => !existsSync(path))).toEqual([])
  })
})
