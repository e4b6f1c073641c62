import type { ExportProgress } from '@contract/kernel/sheet/export-lines'
import type { Sheet } from '@contract/kernel/sheet/sheet'

export type ExportFormat = 'csv' | 'xlsx'

/** What the worker hears: what to make, then the bytes as they come, a few at a time. */
export type ToWorker =
  | { kind: 'start'; format: ExportFormat; sheet: Sheet; place: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' }

export type WhyFailed = 'broke_off' | 'too_large' | 'failed'

/** `more`: it took what it had been given. `done`: the file, kept on the disk where the browser allows it. */
export type FromWorker =
  | { kind: 'more' }
  | { kind: 'progress'; progress: ExportProgress }
  | { kind: 'done'; file: Blob; rows: number }
  | { kind: 'failed'; why: WhyFailed }
