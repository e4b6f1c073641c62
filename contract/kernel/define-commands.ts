import { z } from 'zod'
import type { Fields, Resource } from '@contract/kernel/define-resource'

/** The right that a command needs; `and`: a second one beside it, `or`: another that does as well. */
export type CommandRight = string | { permission: string; and?: string; or?: string }

/** What can be done with a record, or with a list, besides writing its fields. */
export type Command = {
  on: 'list' | 'record'
  /** One sentence for the description of the API. */
  summary: string
  permission: CommandRight
  /** The action whose scope the record must be within, where it is not the last part of the right. */
  scopeOf?: string
  /** Below the address of the list or the record; without one, the name of the command. */
  path?: string
  /** The values of its dialog, which is made of them. */
  fields?: Fields
  /** The body where fields cannot say it; its dialog is then written by hand. */
  body?: z.ZodType
  /** What it answers; a command on a record answers the record unless it says otherwise. */
  answer?: z.ZodType
  /** It only asks what would happen: nothing has become old by it. */
  writesNothing?: true
  /** It adds something and overwrites nothing, so that no version of the record is asked for. */
  ignoresVersion?: true
}
export type CommandTable = Record<string, Command>

export type Commands<T extends CommandTable = CommandTable> = { resource: Resource; table: T }

type FieldSchemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type SchemaOf<C extends Command> = C extends { fields: infer F extends Fields }
  ? z.ZodObject<FieldSchemas<F>>
  : C extends { body: infer B extends z.ZodType }
    ? B
    : z.ZodUndefined
/** The body as a caller sends it, and as its handler gets it. */
export type CommandInput<C extends Command> = z.input<SchemaOf<C>>
export type CommandBody<C extends Command> = z.output<SchemaOf<C>>

export function defineCommands<const T extends CommandTable>(resource: Resource, table: T): Commands<T> {
  return { resource, table }
}

/** Of the body that is sent; null where nothing is. */
export function bodyOf({ fields, body }: Command): z.ZodType | null {
  if (body) return body
  if (!fields) return null
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
  )
}

/** Below /api/v1; `id` is that of the record, or its place in the pattern of a route. */
export function commandPath({ resource, table }: Commands, name: string, id?: string): string {
  const command = table[name]
  const last = command?.path ?? name.replaceAll('_', '-')
  return command?.on === 'record' ? `${resource.path}/${id ?? ''}/${last}` : `${resource.path}/${last}`
}

/** The action of a right: what stands behind its last dot. */
export function commandAction({ permission, scopeOf }: Command): string {
  const code = typeof permission === 'string' ? permission : permission.permission
  return scopeOf ?? code.slice(code.lastIndexOf('.') + 1)
}
