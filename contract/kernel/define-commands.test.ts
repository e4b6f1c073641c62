import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  bodyOf,
  commandPath,
  commandReach,
  defineCommands,
  touchedBy,
  withTouches,
} from '@contract/kernel/define-commands'
import { defineResource } from '@contract/kernel/define-resource'

const trips = defineResource({
  name: 'trip',
  path: '/trips',
  table: 'trip',
  permission: 'trip.record',
  scope: {},
  title: 'name',
  defaultSort: [],
  fields: { name: { kind: 'text', schema: z.string() } },
})

const commands = defineCommands(trips, {
  send_back: {
    summary: 'Return a trip',
    permission: 'trip.record.approve',
    fields: { reason: { kind: 'long_text', schema: z.string().min(3) } },
  },
  import: {
    on: 'list',
    summary: 'Import trips',
    permission: { permission: 'trip.record.create' },
    path: 'import/all',
  },
  close: { summary: 'Close a trip', permission: 'trip.record.edit', scopeOf: 'view' },
})

describe('a command', () => {
  test('has the address of its record or list, and its name or its own path behind it', () => {
    expect(commandPath(commands, 'send_back', '17')).toBe('/trips/17/send-back')
    expect(commandPath(commands, 'import')).toBe('/trips/import/all')
  })

  test('takes the fields of its dialog as its body, and nothing besides', () => {
    const body = bodyOf(commands.table.send_back)
    expect(body?.safeParse({ reason: 'late' }).success).toBe(true)
    expect(body?.safeParse({ reason: 'no' }).success).toBe(false)
    expect(body?.safeParse({ reason: 'late', amount: 1 }).success).toBe(false)
    expect(bodyOf(commands.table.close)).toBeNull()
  })

  test('changes what its subject and itself name, and the journal where it posts', () => {
    const { table } = commands
    const pay = { ...table.close, touches: ['receipt'], posts: true } as const
    const changing = withTouches(trips, ['calendar'])
    expect(touchedBy(changing, table.close)).toEqual(['calendar'])
    expect(touchedBy(changing, pay)).toEqual(['calendar', 'receipt', 'journal_entry', 'journal_line'])
    expect(touchedBy(trips, table.close)).toEqual([])
  })

  test('reaches what either of its rights reaches, or the action that it names', () => {
    const either = { permission: 'trip.record.amend', or: 'driver.record.cancel' }
    const cancel = { summary: 'Cancel a trip', permission: either } as const
    expect(commandReach(cancel, trips)).toEqual(['trip.record.amend', 'driver.record.cancel'])
    expect(commandReach(commands.table.send_back, trips)).toEqual(['trip.record.approve'])
    expect(commandReach(commands.table.close, trips)).toEqual(['trip.record.view'])
  })
})
