import type { RecordRow } from '@server/platform/resource/create-repository'
import type { Values } from '@server/platform/resource/resource-context'

/** The record as it will stand: what is written over what was there. The contract's schemas have checked both. */
export function writtenRecord<T extends object>(
  values: Values,
  before: RecordRow | null,
): T & { id: string | null } {
  const written: object = { ...before, ...values, id: before?.id ?? null }
  return written as T & { id: string | null }
}
