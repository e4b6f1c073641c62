import type { Generated } from 'kysely'
import type { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'

type StandardColumn = 'id' | 'created_at' | 'updated_at' | 'row_version' | 'is_active'
type SchemaOf<R extends Resource, K extends keyof R['fields']> = R['fields'][K]['schema']

/** A table as its resource declares it; what the database fills in may be left out. */
export type TableOf<R extends Resource> = {
  [K in keyof R['fields'] & string]: K extends StandardColumn
    ? Generated<z.infer<SchemaOf<R, K>>>
    : SchemaOf<R, K> extends z.ZodDefault
      ? null extends z.infer<SchemaOf<R, K>>
        ? z.infer<SchemaOf<R, K>>
        : Generated<z.infer<SchemaOf<R, K>>>
      : z.infer<SchemaOf<R, K>>
}
