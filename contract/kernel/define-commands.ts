import { z } from 'zod'
import { permissionCode, type Fields, type Resource } from '@contract/kernel/define-resource'

/** The right that a command needs; `and`: a second one beside it, `or`: another that does as well. */
export type CommandRight = string | { permission: string; and?: string; or?: string }

/** Of the records that are asked about those that somebody else has to do, with the reason in the reader's words. */
export const refusedRecords = z.array(z.object({ id: z.string(), why: z.string() }))
export type RefusedRecord = z.output<typeof refusedRecords>[number]

/** What can be done with a record, or with a list, besides writing its fields. */
export type Command = {
  /** A list as a whole; on one record of it unless it says so. */
  on?: 'list'
  /** One sentence for the description of the API. */
  summary: string
  /** Null: of whoever is signed in, where the record says itself whose it is. */
  permission: CommandRight | null
  /** The action whose scope the record must be within, where it is not that of the right, or of either right. */
  scopeOf?: string
  /**
   * Below the address of the list or the record; without one, the name of the command. It may name what else the
   * command is about: `documents/:document/verify`.
   */
  path?: string
  /** POST unless it says otherwise. */
  method?: 'PATCH' | 'DELETE'
  /** The values of its dialog, which is made of them. */
  fields?: Fields
  /** The body where fields cannot say it; its dialog is then written by hand. */
  body?: z.ZodType
  /** What it answers: the record unless it says otherwise, null for nothing. */
  answer?: z.ZodType | null
  /** It makes a record, which the answer names: 201. */
  makes?: true
  /** It makes a row of money: only with an Idempotency-Key, so that pressing twice makes one. */
  needsKey?: true
  /** It tells once what nobody keeps: no answer of it is kept, whatever key it carries. */
  answersSecret?: true
  /** It only asks what would happen: nothing has become old by it. */
  writesNothing?: true
  /** It posts to the books: whoever may carry it out may see the entry before. */
  posts?: true
  /** What it changes besides its own record and list, by the names of their resources. */
  touches?: readonly string[]
  /** It adds something and overwrites nothing, so that no version of the record is asked for. */
  ignoresVersion?: true
}
export type CommandTable = Record<string, Command>

/** What commands are about: a resource, or records that have commands and no list of their own. */
export type CommandSubject = Pick<Resource, 'name' | 'path' | 'table' | 'permission' | 'scope'> &
  Partial<Resource> & {
    /** What each of its commands changes besides its own record and list. */
    touches?: readonly string[]
  }

/** What grows whenever something is posted to the books. */
export const POSTED = ['journal_entry', 'journal_line'] as const

export type Commands<T extends CommandTable = CommandTable> = { resource: CommandSubject; table: T }

type FieldSchemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
type SchemaOf<C extends Command> = C extends { fields: infer F extends Fields }
  ? z.ZodObject<FieldSchemas<F>>
  : C extends { body: infer B extends z.ZodType }
    ? B
    : z.ZodUndefined
/** The body as a caller sends it, and as its handler gets it. */
export type CommandInput<C extends Command> = z.input<SchemaOf<C>>
export type CommandBody<C extends Command> = z.output<SchemaOf<C>>

type IdsIn<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | IdsIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
/** What the path names besides the record, by its names. */
export type CommandIds<C extends Command> = Record<C extends { path: infer P } ? IdsIn<P> : never, string>

export function defineCommands<const T extends CommandTable>(
  resource: CommandSubject,
  table: T,
): Commands<T> {
  return { resource, table }
}

/** The same subject, each of whose commands changes these besides. */
export const withTouches = <S extends CommandSubject>(subject: S, touches: readonly string[]): S => ({
  ...subject,
  touches,
})

/** Whose lists and records are old once it is carried out, besides its own. */
export const touchedBy = (
  { touches: all = [] }: CommandSubject,
  { touches = [], posts }: Command,
): string[] => [...all, ...touches, ...(posts ? POSTED : [])]

/** Of the body that is sent; null where nothing is. */
export function bodyOf({ fields, body }: Command): z.ZodType | null {
  if (body) return body
  if (!fields) return null
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
  )
}

/** Whether it is told why. */
export function asksReason(command: Command): boolean {
  const body = bodyOf(command)
  return body instanceof z.ZodObject && 'reason' in body.shape
}

/** Of what is sent to see the entry before: why it is done is not known yet. */
export function entryBodyOf(command: Command): z.ZodType | null {
  const body = bodyOf(command)
  return body instanceof z.ZodObject && 'reason' in body.shape ? body.omit({ reason: true }) : body
}

/** Below /api/v1; `id` is that of the record, or its place in the pattern of a route; `ids` fill the rest. */
export function commandPath(
  { resource, table }: Commands,
  name: string,
  id?: string,
  ids: object = {},
): string {
  const command = table[name]
  const last = command?.path ?? name.replaceAll('_', '-')
  const filled = Object.entries(ids).reduce(
    (path, [key, value]) => path.replace(`:${key}`, encodeURIComponent(String(value))),
    last,
  )
  return [resource.path, ...(command?.on === 'list' ? [] : [id ?? '']), ...(filled ? [filled] : [])].join('/')
}

/** Where the entry that a command will leave is seen before. */
export const entryPath = (...command: Parameters<typeof commandPath>): string =>
  `${commandPath(...command)}/entry`

/** The names of the ids in the path of a command, without that of the record. */
export function commandIds({ path = '' }: Command): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** The rights whose scope reaches the record: one of them is enough. */
export function commandReach(
  { permission, scopeOf }: Command,
  resource: Pick<Resource, 'permission' | 'actions'>,
): string[] {
  if (scopeOf) return [permissionCode(resource, scopeOf)]
  if (permission === null) return [permissionCode(resource, 'view')]
  if (typeof permission === 'string') return [permission]
  return [permission.permission, ...(permission.or ? [permission.or] : [])]
}
