import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { acknowledgeSchema, reviseMemoSchema } from '@contract/modules/files/memo.calls'
import { memoResource } from '@contract/modules/files/memo.resource'

export const memoCommands = defineCommands(withTouches(memoResource, ['own_memo']), {
  schedule: {
    permission: 'files.memo.publish',
    summary: 'Let a memo go out by itself on its day',
  },
  unschedule: {
    permission: 'files.memo.publish',
    summary: 'Take a scheduled memo back to being a draft',
  },
  publish: {
    permission: 'files.memo.publish',
    summary: 'Publish a memo to its audience',
  },
  archive: {
    permission: 'files.memo.archive',
    summary: 'Put a memo away',
  },
  revise: {
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
    permission: 'files.memo.view',
    summary: 'Note that a memo was shown to the caller',
    ignoresVersion: true,
    answer: null,
  },
  acknowledge: {
    permission: 'files.memo.view',
    summary: 'Acknowledge the version of a memo that was read',
    body: acknowledgeSchema,
    // The body names the version that was read.
    ignoresVersion: true,
    answer: null,
  },
})
