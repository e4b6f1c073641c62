import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandPath, entryPath, touchedBy, type Commands } from '@contract/kernel/define-commands'
import { DOCUMENTS } from '@contract/modules/documents'
import { SAID_AS } from '@contract/modules/settings/audit-actions'
import { auditVerbs } from '@contract/modules/settings/audit-verbs'
import { startApi, type TestApi } from '@tests/support/api'
import { DIALOGS_BY_HAND } from '@tests/guards/dialogs-by-hand'
import { RESOURCES } from '@tests/guards/resources'
import { ROUTES_BY_HAND } from '@tests/guards/routes-by-hand'

const modules = import.meta.glob(['/contract/**/*.commands.ts', '/contract/**/*.document.ts'], {
  eager: true,
}) as Record<string, Record<string, unknown>>
const tables = Object.values(modules)
  .flatMap(module => Object.values(module))
  // A document declares its commands within, those on its list apart.
  .flatMap(value => {
    const { commands, listCommands } = (value ?? {}) as { commands?: unknown; listCommands?: unknown }
    return commands ? [commands, listCommands] : [value]
  })
  .filter(
    (value): value is Commands =>
      typeof value === 'object' && value !== null && 'resource' in value && 'table' in value,
  )

/** Rows that screens read beside a record, and that have no list. */
const READ_BESIDE_LISTS = ['buyer_document', 'user_photo']

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const writing = () =>
  api.app.guardedRoutes
    .filter(({ method, onlyReads }) => method !== 'GET' && method !== 'HEAD' && !onlyReads)
    .map(({ method, url }) => `${method} ${url}`)

const ofCommands = new Set(
  tables.flatMap(table =>
    Object.entries(table.table).flatMap(([name, { method = 'POST', posts }]) => [
      `${method} /api/v1${commandPath(table, name, ':id')}`,
      ...(posts ? [`POST /api/v1${entryPath(table, name, ':id')}`] : []),
    ]),
  ),
)
const ofResources = new Set(
  RESOURCES.flatMap(({ path }) => [
    `PATCH /api/v1${path}/:id`,
    ...[
      '',
      '/bulk',
      '/import',
      ...['deactivate', 'reactivate', 'comments', 'attachments'].map(verb => `/:id/${verb}`),
    ].map(below => `POST /api/v1${path}${below}`),
  ]),
)

const screens = import.meta.glob('/src/**/*.tsx', { eager: true, query: '?raw', import: 'default' })
const KIT = new Set(['shared/command/command-dialog.tsx'])

it('dialogs are made of the fields of a command, but for those that are listed with a reason', () => {
  const byHand = Object.entries(screens)
    .filter(([, text]) => String(text).includes('<FormDialog'))
    .map(([path]) => path.replace('/src/', ''))
    .filter(path => !KIT.has(path))
  expect(byHand.sort()).toEqual(DIALOGS_BY_HAND.flatMap(({ files }) => files).sort())
})

describe('the audit log', () => {
  const verbs = new Set([...Object.keys(auditVerbs), ...Object.keys(SAID_AS)])

  it('has a sentence for each command that writes', () => {
    const names = tables.flatMap(({ table }) =>
      Object.keys(table).filter(name => !table[name]?.writesNothing),
    )
    expect(names.length).toBeGreaterThan(150)
    expect(new Set(names.filter(name => !verbs.has(name)))).toEqual(new Set())
  })

  it('has a sentence for each move of a document', () => {
    const triggers = DOCUMENTS.flatMap(({ moves }) => moves.map(([trigger]) => trigger))
    expect(triggers.filter(trigger => !verbs.has(trigger))).toEqual([])
  })
})

describe('what a command changes', () => {
  it('is told by names of resources, or of records that commands are about', () => {
    const known = new Set([...RESOURCES, ...tables.map(({ resource }) => resource)].map(({ name }) => name))
    const touched = tables.flatMap(({ resource, table }) =>
      Object.values(table).flatMap(command => touchedBy(resource, command)),
    )
    expect(new Set(touched).size).toBeGreaterThan(20)
    expect(touched.filter(name => !known.has(name) && !READ_BESIDE_LISTS.includes(name))).toEqual([])
  })
})

describe('writing routes', () => {
  it('come from a resource or a table of commands, but for those that are listed with a reason', () => {
    const byHand = writing().filter(route => !ofCommands.has(route) && !ofResources.has(route))
    const listed = ROUTES_BY_HAND.flatMap(({ routes }) => routes)
    expect([...byHand].sort()).toEqual([...listed].sort())
  })

  it('exist for every command that is declared', () => {
    const there = new Set(writing())
    expect(ofCommands.size).toBeGreaterThan(10)
    expect([...ofCommands].filter(route => !there.has(route))).toEqual([])
  })
})
