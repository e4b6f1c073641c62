import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { productFiles, walk, type ProductFile } from '@tests/api/attacks/product-files.support'
import { ambiguityOf } from '@tests/api/attacks/regex-ambiguity.support'

/** Known ones, each with what keeps it harmless; the list may only shrink. */
const ALLOWED: Record<string, string> = {
  'polynomial /[. ]+$/ in server/platform/files/file-name.ts':
    'a name is cut to a thousand characters before its end is looked at',
  'polynomial /<Contents>([\\s\\S]*?)<\\/Contents>/g in server/platform/files/s3-listing.ts':
    'reads the answer of the operator’s own storage, a thousand entries at most',
  'polynomial /[\\w.+-]{1,64}@[\\w.-]{1,189}/g in server/platform/jobs/redact.ts':
    'looks back 64 characters at most, in 2,000 of an error’s text',
  'polynomial /\\d(?:[ -]?\\d){8,30}/g in server/platform/jobs/redact.ts':
    'looks back 60 characters at most, in 2,000 of an error’s text',
  'polynomial /("(?:[^"]|"")*"|[^\\t\\r\\n]*)(\\t|\\r\\n|\\r|\\n|$)/gy in src/shared/grid/ranges/pasted-rows.ts':
    'reads what someone pastes into their own page',
  'polynomial /https?:\\/\\/[^\\s\'"]+|\\/[\\w./-]+\\.(?:js|css)/u in src/app/chunk-loading.ts':
    'reads what the browser says of our own file that did not load',
}
/** Made of names that stand in the code. */
const MADE = ['server/platform/files/s3-listing.ts']

function regexesIn(files: readonly ProductFile[]): { source: string; flags: string; path: string }[] {
  const found: { source: string; flags: string; path: string }[] = []
  for (const file of files)
    walk(file, node => {
      if (!ts.isRegularExpressionLiteral(node)) return
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), path: file.path })
    })
  return found
}

describe('regular expressions', () => {
  it.each([
    ['(a+)+$', 'exponential'],
    ['^(a*)*b', 'exponential'],
    ['^(a|a)*$', 'exponential'],
    ['^(a|ab|b)*c', 'exponential'],
    ['^([a-z]+\\.)*[a-z]+@(\\w|\\d)+$', 'exponential'],
    ['^(\\w+\\s?)*$', 'exponential'],
    ['^\\s*(.*)\\s*x$', 'polynomial'],
    ['\\s+$', 'polynomial'],
    ['^\\d+\\d+x', 'polynomial'],
    ['<.*>', 'polynomial'],
    ['^[^@]+@[^@]+\\.[^@]+$', 'polynomial'],
  ] as const)('INJ-25 of a kind that can run away are told: %s', (source, kind) => {
    expect(ambiguityOf(source, '')).toBe(kind)
  })

  it.each([
    '^[^\\s@]+@[^\\s@]+$',
    '^[a-z_0-9]+:(asc|desc)(,[a-z_0-9]+:(asc|desc))*$',
    '^(-?)(\\d{1,14})(?:\\.(\\d{1,2}))?$',
    '^\\/([a-z0-9-]+(\\/[a-z0-9-]+)*)?$',
    '\\s+',
    'a*b?',
    '^(?:a|b)*$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '(\\d+(\\.\\d+)*)',
  ])('INJ-25 of a kind that cannot are not: %s', source => {
    expect(ambiguityOf(source, '')).toBeNull()
  })

  it('INJ-25 of the product are none that a text could make run away', () => {
    const regexes = regexesIn(productFiles('server', 'contract', 'src'))
    expect(regexes.length).toBeGreaterThan(50)
    const faults = regexes.flatMap(({ source, flags, path }) => {
      const kind = ambiguityOf(source, flags)
      return kind ? [`${kind} /${source}/${flags} in ${path}`] : []
    })
    expect(faults.filter(fault => !(fault in ALLOWED))).toEqual([])
    expect(Object.keys(ALLOWED).filter(fault => !faults.includes(fault))).toEqual([])
  })

  it('INJ-25 are not made of text that only running shows', () => {
    const made: string[] = []
    for (const file of productFiles('server', 'contract', 'src'))
      walk(file, node => {
        const isRegExp =
          (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
        if (isRegExp) made.push(file.path)
      })
    expect(made).toEqual(MADE)
  })
})
