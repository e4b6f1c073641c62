import type { RecordRow } from '@server/platform/resource/create-repository'
import type { Values } from '@server/platform/resource/resource-context'

/** The record as it will stand: what is written over what was there. The contract's schemas have checked both. */
export function writtenRecord<T>(values: Values, before: RecordRow | null): T & { id: string | null } {
  return { ...before, ...values, id: before?.id ?? null } as unknown as T & { id: string | null }
}
