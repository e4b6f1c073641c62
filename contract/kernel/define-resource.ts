import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import type { FieldKind } from '@contract/kernel/field-kinds'

export type FieldUse = {
  creatable?: boolean
  changeable?: boolean
  listed?: boolean
  sortable?: boolean
  filterable?: boolean
  searchable?: boolean
  /** Never logged, never in an audit diff, left out of lists. */
  sensitive?: boolean
}

export type Field<S extends z.ZodType = z.ZodType> = FieldUse & { kind: FieldKind; schema: S }
export type Fields = Record<string, Field>

/** How rows are owned: which column the scopes "ou" and "own" compare with. */
export type ScopeColumns = { ou?: string; own?: string }

export type ResourceDeclaration<F extends Fields> = {
  name: string
  /** Without the /api/v1 prefix. */
  path: string
  table: string
  /** area.resource of the permission codes: `${permission}.view` and so on. */
  permission: string
  scope: ScopeColumns
  /** The field a record calls itself by. */
  title: Extract<keyof F, string>
  defaultSort: { field: string; direction: 'asc' | 'desc' }[]
  fields: F
}

const instant = z.string()
const standardFields = {
  id: { kind: 'id', schema: idSchema, listed: true, sortable: false },
  created_at: { kind: 'instant', schema: instant, listed: true, sortable: true, filterable: true },
  created_by: { kind: 'user', schema: idSchema.nullable() },
  updated_at: { kind: 'instant', schema: instant, listed: true, sortable: true, filterable: true },
  updated_by: { kind: 'user', schema: idSchema.nullable() },
  row_version: { kind: 'integer', schema: z.number().int(), listed: true },
} as const satisfies Fields

type StandardFields = typeof standardFields
export type AllFields<F extends Fields> = F & StandardFields
export type Resource<F extends Fields = Fields> = Omit<ResourceDeclaration<F>, 'fields'> & {
  fields: AllFields<F>
}

type OptionalShape<F extends Fields> = { [K in keyof F]: z.ZodOptional<F[K]['schema']> }
type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
export type Row<R extends Resource> = z.infer<z.ZodObject<Shape<R['fields']>>>

type Flagged<F extends Fields, Flag extends keyof FieldUse> = {
  [K in keyof F as F[K] extends Record<Flag, true> ? K : never]: F[K]
}

/** One plain object a thing; everything visual is told elsewhere. */
export function defineResource<const F extends Fields>(declaration: ResourceDeclaration<F>): Resource<F> {
  return { ...declaration, fields: { ...declaration.fields, ...standardFields } }
}

export function fieldNames(resource: Resource, flag: keyof FieldUse): string[] {
  return Object.entries<Field>(resource.fields)
    .filter(([, field]) => field[flag])
    .map(([name]) => name)
}

function shapeOf(resource: Resource, keep: (field: Field) => boolean): Record<string, z.ZodType> {
  const kept = Object.entries<Field>(resource.fields).filter(([, field]) => keep(field))
  return Object.fromEntries(kept.map(([name, field]) => [name, field.schema]))
}

/** A whole record as it stands in its table. */
export function rowSchema<F extends Fields>(resource: Resource<F>) {
  return z.object(shapeOf(resource, () => true)) as unknown as z.ZodObject<Shape<AllFields<F>>>
}

/** What a record shows to those who may see it: everything but what is sensitive. */
export function shownSchema<F extends Fields>(resource: Resource<F>) {
  return z.object(shapeOf(resource, field => !field.sensitive)) as unknown as z.ZodObject<Shape<AllFields<F>>>
}

export function listedSchema<F extends Fields>(resource: Resource<F>) {
  return z.object(
    shapeOf(resource, field => Boolean(field.listed) && !field.sensitive),
  ) as unknown as z.ZodObject<Shape<Flagged<AllFields<F>, 'listed'>>>
}

/** Strict on purpose: an unknown field is told, never swallowed. */
export function createSchema<F extends Fields>(resource: Resource<F>) {
  return z.strictObject(shapeOf(resource, field => Boolean(field.creatable))) as unknown as z.ZodObject<
    Shape<Flagged<F, 'creatable'>>
  >
}

export function changeSchema<F extends Fields>(resource: Resource<F>) {
  const shape = shapeOf(resource, field => Boolean(field.changeable))
  return z.strictObject(shape).partial() as unknown as z.ZodObject<OptionalShape<Flagged<F, 'changeable'>>>
}
