import { defineCommands } from '@contract/kernel/define-commands'
import { acknowledgeSchema, reviseMemoSchema } from '@contract/modules/files/memo.calls'
import { memoResource } from '@contract/modules/files/memo.resource'

export const memoCommands = defineCommands(memoResource, {
  schedule: {
    on: 'record',
    permission: 'files.memo.publish',
    summary: 'Let a memo go out by itself on its day',
  },
  unschedule: {
    on: 'record',
    permission: 'files.memo.publish',
    summary: 'Take a scheduled memo back to being a draft',
  },
  publish: {
    on: 'record',
    permission: 'files.memo.publish',
    summary: 'Publish a memo to its audience',
  },
  archive: {
    on: 'record',
    permission: 'files.memo.archive',
    summary: 'Put a memo away',
  },
  revise: {
    on: 'record',
    permission: 'files.memo.publish',
    summary: 'Publish a new version of a memo',
    body: reviseMemoSchema,
  },
})

const ownMemo = {
  name: 'own_memo',
  path: '/files/own-memos',
  table: 'memo',
  permission: 'files.memo',
  scope: {},
} as const

export const ownMemoCommands = defineCommands(ownMemo, {
  read: {
    on: 'record',
    permission: 'files.memo.view',
    summary: 'Note that a memo was shown to the caller',
    ignoresVersion: true,
    answer: null,
  },
  acknowledge: {
    on: 'record',
    permission: 'files.memo.view',
    summary: 'Acknowledge the version of a memo that was read',
    body: acknowledgeSchema,
    // The body names the version that was read.
    ignoresVersion: true,
    answer: null,
  },
})
