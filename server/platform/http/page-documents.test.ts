import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageDocuments } from '@server/platform/http/page-documents'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-documents-'))
  await mkdir(join(folder, 'pages'))
  const documents = {
    '/': 'pages/home.html',
    '/sales/record': 'pages/sales.record.html',
    '/sales/record/:id': 'pages/sales.record..id.html',
    '/sales/record/form': 'pages/sales.record.form.html',
  }
  await writeFile(join(folder, 'pages/pages.json'), JSON.stringify({ documents }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the document of a screen', () => {
  it.each([
    ['/', 'pages/home.html'],
    ['/sales/record', 'pages/sales.record.html'],
    ['/sales/record/', 'pages/sales.record.html'],
    ['/sales/record/7', 'pages/sales.record..id.html'],
    ['/sales/record//', 'index.html'],
    ['/sales', 'index.html'],
    ['/sales/record/7/8', 'index.html'],
    ['/pages/../../etc/passwd', 'index.html'],
  ])('%s is %s', (path, file) => {
    expect(pageDocuments(folder)(path)).toBe(file)
  })

  it('is the portal’s own where none was built', () => {
    expect(pageDocuments(tmpdir())('/sales/record')).toBe('index.html')
  })
})
