import type { z } from 'zod'
import {
  bodyOf,
  commandPath,
  entryBodyOf,
  entryPath,
  touchedBy,
  type Command,
  type CommandIds,
  type CommandInput,
  type Commands,
  type CommandTable,
} from '@contract/kernel/define-commands'
import type { Fields } from '@contract/kernel/define-resource'
import type { ShownEntryLine } from '@contract/modules/accounting/shown-entry'
import { api, type ApiCall } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { keepWritten } from '@/shared/resource/keep-written'
import type { Mutation, ResourceRow, Version } from '@/shared/resource/resource-types'

type AnswerOf<C extends Command> = C extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : C extends { answer: null }
    ? null
    : ResourceRow

/** How it is sent where that is not as usual: once however often it is pressed, by a key of the caller's own. */
type SendOptions = Pick<ApiCall, 'once' | 'idempotencyKey' | 'timeoutMs' | 'retry'>

/** What a screen hands over: the record as it saw it, what else the path names, and the body where there is one. */
export type CommandCall<C extends Command> = { sending?: SendOptions } & (C extends { on: 'list' }
  ? object
  : { record: C extends { ignoresVersion: true } ? Pick<Version, 'id'> : Version }) &
  (keyof CommandIds<C> extends never ? object : { ids: CommandIds<C> }) &
  (undefined extends CommandInput<C> ? object : { body: CommandInput<C> })

/** One command as a button, a dialog or a hook takes it. */
export interface PortalCommand<Call = never, Answer = unknown> {
  /** `<resource>/<command>`. */
  key: string
  name: string
  fields: Fields
  body: z.ZodType | null
  useMutation: () => Mutation<Call, Answer>
  /** Of one that posts: the entry that it would leave, and what is sent to see it. */
  entry?: { body: z.ZodType | null; useQuery: (call: EntryCall, options: EntryOptions) => EntryAnswer }
}

export type EntryCall = { id?: string | undefined; ids?: object | undefined; body?: unknown }
type EntryOptions = { skip: boolean; refetchOnMountOrArgChange: true }
type EntryAnswer = {
  currentData?: ShownEntryLine[] | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
export type CommandApi<T extends CommandTable> = {
  [Name in keyof T]: PortalCommand<CommandCall<T[Name]>, AnswerOf<T[Name]>>
}

export type CommandApiOptions = {
  /** Also by what was refused: whoever was told that another was quicker should see it. */
  touchesWhenRefused?: true
  /** Those on a record are sent with a key, so that whoever presses again after a lost answer is told what the first one did. */
  once?: true
}

type AnyCall = { record?: Version; ids?: object; body?: unknown; sending?: SendOptions }

const isDryRun = (body: unknown) => (body as { dry_run?: boolean } | undefined)?.dry_run === true

/** The record itself, as it stands once the command is done. */
const answersRecord = ({ on, answer, makes, writesNothing }: Command) =>
  on !== 'list' && answer === undefined && !makes && !writesNothing

/** The calls of a table of commands, by the names of the table; made once, where a feature keeps its calls. */
export function createCommandApi<T extends CommandTable>(
  commands: Commands<T>,
  { touchesWhenRefused, once }: CommandApiOptions = {},
): CommandApi<T> {
  const { resource, table } = commands
  const own = (id: string | undefined, { method, path, makes }: Command) => {
    // A command on a list may have changed any of its records, unless it only makes one.
    if (id === undefined) return makes ? [listTag(resource.name)] : [{ type: resource.name }]
    // What is gone is not to be fetched again by the page that shows it still.
    return method === 'DELETE' && path === ''
      ? [listTag(resource.name)]
      : [listTag(resource.name), idTag(resource.name, id)]
  }
  const made = Object.entries<Command>(table).map(([name, command]) => {
    const touched = touchedBy(resource, command)
    const tagged = api.enhanceEndpoints({ addTagTypes: [resource.name, ...touched] })
    // A resource has endpoints of its own by `<resource>.<verb>`.
    const key = `${resource.name}/${name}`
    const { endpoints } = tagged.injectEndpoints({
      endpoints: build => ({
        [key]: build.mutation<unknown, AnyCall>({
          query: ({ record, ids, body, sending }) => ({
            ...(((once && record) || command.needsKey) && { once: true }),
            ...sending,
            url: `/api/v1${commandPath(commands, name, record && encodeURIComponent(record.id), ids)}`,
            method: command.method ?? 'POST',
            ...(body !== undefined && { body }),
            ...(record && !command.ignoresVersion && { ifMatch: record.row_version }),
          }),
          invalidatesTags: (_answer, error, { record, body }) =>
            (error && !touchesWhenRefused) || command.writesNothing || isDryRun(body)
              ? []
              : [...own(record?.id, command), ...touched],
          ...(answersRecord(command) && {
            onQueryStarted: ({ record }, sent) =>
              record ? keepWritten(resource.name, record.id, sent) : undefined,
          }),
        }),
      }),
    })
    const { useMutation } = endpoints[key] as Pick<PortalCommand, 'useMutation'>
    const known = { key, name, fields: command.fields ?? {}, body: bodyOf(command), useMutation }
    return [name, command.posts ? { ...known, entry: entryOf(commands, name) } : known] as const
  })
  // eslint-disable-next-line no-restricted-syntax -- a loop over the table cannot tell the type of each of its calls
  return Object.fromEntries(made) as unknown as CommandApi<T>
}

/** Asked anew whenever it is shown: what it would be depends on everything that is posted meanwhile. */
function entryOf(commands: Commands, name: string): PortalCommand['entry'] {
  const key = `${commands.resource.name}/${name}/entry`
  const { endpoints } = api.injectEndpoints({
    endpoints: build => ({
      [key]: build.query<ShownEntryLine[], EntryCall>({
        query: ({ id, ids, body }) => ({
          url: `/api/v1${entryPath(commands, name, id && encodeURIComponent(id), ids)}`,
          method: 'POST',
          ...(body !== undefined && { body }),
        }),
        keepUnusedDataFor: 0,
      }),
    }),
  })
  const body = entryBodyOf(commands.table[name] as Command)
  const { useQuery } = endpoints[key] as Pick<NonNullable<PortalCommand['entry']>, 'useQuery'>
  return { body, useQuery }
}
