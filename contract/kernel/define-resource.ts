import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { FilterModel } from '@contract/kernel/list-query'
import { labelOf, type LabelOf, type ReferenceName } from '@contract/kernel/references'

export type FieldUse = {
  creatable?: boolean
  changeable?: boolean
  listed?: boolean
  sortable?: boolean
  filterable?: boolean
  searchable?: boolean
  /** Never logged, never in an audit diff, left out of lists. */
  sensitive?: boolean
  /** Shown to whoever may see the record, and told to no log but as changed. */
  discreet?: boolean
  /** Safe to change in the list itself, without the form around it. */
  inline?: boolean
  /** Of a figure: what it measures, where that is not told by its kind. A sum over different measures says so. */
  measure?: 'sqm'
  /** Whether a list adds it up at its foot: amounts are unless they say no, other figures where they say yes. */
  total?: boolean
}

export type Field<S extends z.ZodType = z.ZodType> = FieldUse & {
  kind: FieldKind
  schema: S
  /** Of a reference or a user: what it points at. */
  to?: ReferenceName
  /** Of a reference: those alone are offered that its list would show so narrowed. */
  offers?: FilterModel
  /** It may lack but where another field has this value. */
  requiredWhen?: { field: string; is: string }
}
export type Fields = Record<string, Field>

/**
 * How rows are owned: which column the scopes "ou" and "own" compare with. With neither they are the whole company's.
 * `sharedWithoutOu`: a row without a unit is for all of them.
 */
export type ScopeColumns = {
  ou?: string
  own?: string
  /** The column that names the employee it is of: with "own" one's own record, with "team" also whoever stands below. */
  line?: string
  /**
   * Where several employees are named, in a table beside: what `line` says of one holds for any of them. `of`: the
   * column that says which record they are named for, where that is another than the row itself.
   */
  named?: { table: string; record: string; employee: string; of?: string }
  sharedWithoutOu?: boolean
  /** The column that names the kind of record a row is about: seen by whoever may look at records of that kind. */
  kind?: string
}

/**
 * What is still in the making: rows in this state are there for those alone who make them. `through`: the row that is,
 * where it stands in another table than the one that is asked for.
 */
export type UnfinishedRows = {
  column: string
  value: string
  /** Actions on the same resource; whoever may do one of them sees these rows too. */
  seenBy: readonly string[]
  through?: { table: string; by: string }
}

export type ResourceDeclaration<F extends Fields> = {
  name: string
  /** Without the /api/v1 prefix. */
  path: string
  table: string
  /** Where `table` is a view: the table that is written, whose columns of the same name are. */
  writes?: string
  /** area.resource of the permission codes: `${permission}.view` and so on. */
  permission: string
  scope: ScopeColumns
  unfinished?: UnfinishedRows
  /** Where the catalogue calls an action otherwise: `{ edit: 'create' }` lets whoever may create change. */
  actions?: Partial<Record<'view' | 'create' | 'edit' | 'deactivate' | 'export' | 'import', string>>
  /** The field a record calls itself by. */
  title: Extract<keyof F, string>
  defaultSort: { field: string; direction: 'asc' | 'desc' }[]
  /** A table that grows by the hundred thousand: its migration made an index for searches. */
  search?: 'indexed'
  /** Its table counts its rows as they are written, by unit and by this field: its migration made it so. */
  countedBy?: string
  /** One of few values that people ask for most: above the list, each with how many rows have it. */
  quick?: string
  /** What people narrow it by first: before all other filters, and open. */
  narrowBy?: readonly string[]
  /** A list that stays small by its nature: the portal reads it whole, and narrows and orders it without asking again. */
  isSmall?: true
  fields: F
}

const instant = z.string()
const standardFields = {
  id: { kind: 'id', schema: idSchema, listed: true, sortable: false, filterable: true },
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

type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
/** Beside the id of what is referred to, how that calls itself; null where the reader may not see it. */
const label = z.string().nullable()
type Labels<F extends Fields> = {
  [K in keyof F & string as F[K] extends { to: ReferenceName } ? LabelOf<K> : never]: typeof label
}
type ListShape<F extends Fields> = Shape<F> & Labels<F>
/** A record as its table keeps it. */
export type KeptRow<R extends Resource> = z.infer<z.ZodObject<Shape<R['fields']>>>
/** A record as its reader gets it. */
export type Row<R extends Resource> = z.infer<z.ZodObject<ListShape<R['fields']>>>
/** A record as a list gives it. */
export type ListedRow<R extends Resource> = z.infer<z.ZodObject<ListShape<FieldsWith<R['fields'], 'listed'>>>>

type FieldsWith<F extends Fields, Flag extends keyof FieldUse> = {
  [K in keyof F as F[K] extends Record<Flag, true> ? K : never]: F[K]
}

/** The permission code that an action on a resource asks for. */
export function permissionCode(
  { permission, actions }: Pick<Resource, 'permission' | 'actions'>,
  action: string,
): string {
  return `${permission}.${(actions as Record<string, string> | undefined)?.[action] ?? action}`
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

/** What `keep` says of the fields, `S` says of their types: a loop cannot tell the compiler. */
function shapeOf<S extends z.ZodRawShape>(resource: Resource, keep: (field: Field) => boolean): S {
  const kept = Object.entries<Field>(resource.fields).filter(([, field]) => keep(field))
  return Object.fromEntries(kept.map(([name, field]) => [name, field.schema])) as z.ZodRawShape as S
}

function shownShape<S extends z.ZodRawShape>(resource: Resource, keep: (field: Field) => boolean): S {
  const labels = Object.entries<Field>(resource.fields)
    .filter(([, field]) => field.to && keep(field))
    .map(([name]) => [labelOf(name), label] as const)
  return { ...shapeOf<S>(resource, keep), ...Object.fromEntries(labels) }
}

/** A whole record as it stands in its table. */
export function rowSchema<F extends Fields>(resource: Resource<F>) {
  return z.object(shapeOf<Shape<AllFields<F>>>(resource, () => true))
}

/** What a record shows to those who may see it: everything but what is sensitive. */
export function shownSchema<F extends Fields>(resource: Resource<F>) {
  return z.object(shownShape<ListShape<AllFields<F>>>(resource, field => !field.sensitive))
}

export function listedSchema<F extends Fields>(resource: Resource<F>) {
  type ListedShape = ListShape<FieldsWith<AllFields<F>, 'listed'>>
  return z.object(shownShape<ListedShape>(resource, field => Boolean(field.listed) && !field.sensitive))
}

/** Strict on purpose: an unknown field is told, never swallowed. What has a default may be left out. */
export function createSchema<F extends Fields>(resource: Resource<F>) {
  return z.strictObject(
    shapeOf<Shape<FieldsWith<F, 'creatable'>>>(resource, field => Boolean(field.creatable)),
  )
}

/** What a change does not name stays as it is: a default is for new records alone. */
export function changeSchema<F extends Fields>(resource: Resource<F>) {
  const shape = shapeOf<Shape<FieldsWith<F, 'changeable'>>>(resource, field => Boolean(field.changeable))
  const fields = Object.entries<z.ZodType>(shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodDefault ? schema.unwrap() : schema,
  ])
  return z.strictObject(Object.fromEntries(fields) as typeof shape).partial()
}
